/** What the sign-in page needs of the config, and what the first screen does; made by scripts/vite/splitConfig.ts. */
declare module '*/portal.config.ts?public' {
  const portal: import('./config/portal.ts').Portal;
  // biome-ignore lint/style/noDefaultExport: a config file has nothing else to export
  export default portal;
}

declare module '*/portal.config.ts?home' {
  const portal: import('./config/portal.ts').Portal;
  // biome-ignore lint/style/noDefaultExport: a config file has nothing else to export
  export default portal;
}
