/**
 * Written by npm run generate from openapi/. Do not edit.
 */

export interface LinkedInvestment {
  /** @minimum 1 */
  investment_id: number;
  name: string;
}
