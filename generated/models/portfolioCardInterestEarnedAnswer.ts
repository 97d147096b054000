/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { PortfolioCardInterestEarned } from './portfolioCardInterestEarned.ts';

export type PortfolioCardInterestEarnedAnswer = Envelope & {
  data: PortfolioCardInterestEarned;
};
