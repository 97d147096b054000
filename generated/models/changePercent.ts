/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * The change in percent of the previous amount, or null where that is 0.
 * @nullable
 */
export type ChangePercent = number | null;
