/**
 * The kinds of sections that only this portal has, as in `declared.ts`: `{ rating }`, or with rules
 * `{ rating: { ...rating, rules: ratingRules } }`.
 */
export const ownKinds = {};

/**
 * What draws each of them, as in `drawn.ts`:
 * `{ rating: { load: async () => (await import('./rating/Rating.tsx')).Rating } }`.
 */
export const ownDrawn = {};
