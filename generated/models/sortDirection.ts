/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

export const SortDirection = {
  asc: 'asc',
  desc: 'desc',
} as const;
