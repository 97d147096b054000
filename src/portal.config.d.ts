/** What the sign-in page needs of the config; made by the build (scripts/vite/splitConfig.ts). */
declare module '*/portal.config.ts?public' {
  const portal: import('./config/portal.ts').Portal;
  // biome-ignore lint/style/noDefaultExport: a config file has nothing else to export
  export default portal;
}
