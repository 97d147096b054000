/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * A name from the IANA time zone database.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z_]+(/[A-Za-z0-9_+-]+)*$
 */
export type TimeZone = string;
