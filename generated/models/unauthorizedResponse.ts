/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * No session, or one that has ended. 'Invalid credentials' where a password was wrong.
 */
export type UnauthorizedResponse = Problem;
