/** Kinds of sections that only this portal has: `{ rating, award: { ...award, rules: awardRules } }`. */
export const ownKinds = {};
