/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * A calendar date without a time zone, YYYY-MM-DD, or null where there is none.
 * @nullable
 */
export type NullableDate = string | null;
