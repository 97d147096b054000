/** The version and build time of the page; empty in development. */
export const pageVersion = (): string => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '';
