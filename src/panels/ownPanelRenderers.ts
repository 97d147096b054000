/** The renderers of the panels in `ownPanels.ts`: `{ rating: RatingPanel }`. */
export const ownPanelRenderers = {};
