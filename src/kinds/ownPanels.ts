/** Panels that only this portal has: `{ rating }`, with their renderers in `ownPanelRenderers.ts`. */
export const ownPanels = {};
