/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * A moment, ISO 8601 in UTC.
 */
export type Timestamp = string;
