/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * 1 is yes, 0 is no.
 */
export type Flag = (typeof Flag)[keyof typeof Flag];

export const Flag = {
  NUMBER_0: 0,
  NUMBER_1: 1,
} as const;
