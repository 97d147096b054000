/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * In percent units, so 7.25 means 7.25 %.
 */
export type Percent = number;
