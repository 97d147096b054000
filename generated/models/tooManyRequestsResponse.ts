/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Too many requests in a short time.
 */
export type TooManyRequestsResponse = Problem;
