/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * Any characters, never trimmed.
 * @minLength 8
 * @maxLength 128
 */
export type NewPassword = string;
