/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * What is wrong, by field of the request; `general` is for the request as a whole.
 */
export type ProblemErrors = {
  general?: string;
  [key: string]: unknown;
};
