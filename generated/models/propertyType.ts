/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export type PropertyType = (typeof PropertyType)[keyof typeof PropertyType];

export const PropertyType = {
  single_family: 'single_family',
  multi_family: 'multi_family',
  condo: 'condo',
  townhouse: 'townhouse',
  mixed_use: 'mixed_use',
  commercial: 'commercial',
  industrial: 'industrial',
  land: 'land',
  construction: 'construction',
} as const;
