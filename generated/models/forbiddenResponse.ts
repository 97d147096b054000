/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The session may not do this.
 */
export type ForbiddenResponse = Problem;
