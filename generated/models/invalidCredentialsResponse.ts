/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The email or the password is wrong. Ends no session.
 */
export type InvalidCredentialsResponse = Problem;
