/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * The token of the signed-in session. The client's transport fills it in; it is never an argument of a generated hook.
 * @minLength 1
 */
export type SessionToken = string;
