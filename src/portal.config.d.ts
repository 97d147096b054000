/** What the sign-in page needs of the config, and what the first screen does; made by scripts/vite/splitConfig.ts. */
declare module '*/portal.config.ts?public' {
  const portal: import('./config/portal.ts').Portal;
  // biome-ignore lint/style/noDefaultExport: it declares the default export of portal.config.ts
  export default portal;
}

declare module '*/portal.config.ts?home' {
  const portal: import('./config/portal.ts').Portal;
  // biome-ignore lint/style/noDefaultExport: it declares the default export of portal.config.ts
  export default portal;
}

/** The icons that the config names; made by scripts/vite/configIcons.ts. */
declare module '*/portal.config.ts?icons' {
  const icons: Readonly<Record<`lucide:${string}`, import('lucide-react/types').LucideIcon>>;
  // biome-ignore lint/style/noDefaultExport: the other parts of the config have a default export, too
  export default icons;
}
