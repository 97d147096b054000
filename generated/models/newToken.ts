/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * A token that replaces the session token from now on.
 * @minLength 1
 */
export type NewToken = string;
