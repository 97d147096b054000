/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The request breaks this description or a rule of the manager; `errors` says where.
 */
export type UnprocessableContentResponse = Problem;
