/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is no such thing, or it is another investor's.
 */
export type NotFoundResponse = Problem;
