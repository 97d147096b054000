/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { PortfolioCardInterestThisMonth } from './portfolioCardInterestThisMonth.ts';

export type PortfolioCardInterestThisMonthAnswer = Envelope & {
  data: PortfolioCardInterestThisMonth;
};
