/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { PortfolioCardCurrentlyInvested } from './portfolioCardCurrentlyInvested.ts';

export type PortfolioCardCurrentlyInvestedAnswer = Envelope & {
  data: PortfolioCardCurrentlyInvested;
};
