/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * One of the labels of `/account/types`.
 * @minLength 1
 * @maxLength 60
 */
export type AccountTypeLabel = string;
