/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * A moment, ISO 8601 in UTC, or null where it has not come.
 * @nullable
 */
export type NullableTimestamp = string | null;
