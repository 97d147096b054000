/**
 * The renderers of the panels in `ownPanels.ts`, loaded when they are needed:
 * `{ rating: lazySection(async () => (await import('./rating/RatingPanel.tsx')).RatingPanel) }`.
 */
export const ownPanelRenderers = {};
