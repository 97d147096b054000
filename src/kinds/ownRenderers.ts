/** The renderers of the kinds in `src/config/ownKinds.ts`: `{ rating: RatingSection }`. */
export const ownRenderers = {};
