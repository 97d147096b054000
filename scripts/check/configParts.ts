/** What the check of the config imports and reads; scripts/imports.cjs says what these may import. */
export const configParts = [
  'portal.config.ts',
  'generated',
  'scripts/check',
  'scripts/checkConfig.ts',
  ...['client', 'config', 'figures', 'hosts', 'kinds', 'screens', 'values'].map((folder) => `src/${folder}`),
];
