/**
 * Written by npm run generate from openapi/. Do not edit.
 */

/**
 * The page asked for, from 1.
 * @minimum 1
 */
export type Page = number;
