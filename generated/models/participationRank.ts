/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type ParticipationRank = (typeof ParticipationRank)[keyof typeof ParticipationRank];

export const ParticipationRank = {
  pari_passu: 'pari_passu',
  senior: 'senior',
  junior: 'junior',
} as const;
