/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type NoteCategory = (typeof NoteCategory)[keyof typeof NoteCategory];

export const NoteCategory = {
  update: 'update',
  market: 'market',
  distribution: 'distribution',
  loan: 'loan',
  notice: 'notice',
} as const;
