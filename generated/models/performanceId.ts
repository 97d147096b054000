/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * One entry of the performance drop-down; `all` is every investment together.
 * @minLength 1
 * @maxLength 64
 */
export type PerformanceId = string;
