/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The server failed.
 */
export type ServerErrorResponse = Problem;
