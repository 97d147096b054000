/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * A sentence for the person in front of the screen. Plain text.
 */
export type Message = string;
