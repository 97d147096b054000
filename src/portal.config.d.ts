/** What the sign-in page needs of the config; made by the build (scripts/vite/splitConfig.ts). */
declare module '*/portal.config.ts?public' {
  const portal: import('./config/portal.ts').Portal;
  export default portal;
}
