/** The renderers of the kinds in `src/kinds/ownKinds.ts`: `{ rating: RatingSection }`. */
export const ownRenderers = {};
