/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Percent } from './percent.ts';

export interface Beneficiary {
  name: string;
  /** How the person relates to the investor. */
  relationship: string;
  percent: Percent;
}
