/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Flag } from './flag.ts';

/**
 * 1 for each module that is on.
 */
export interface EnabledModules {
  syndicated_loans: Flag;
  fund_v2: Flag;
}
