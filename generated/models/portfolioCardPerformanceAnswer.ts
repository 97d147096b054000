/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { PortfolioCardPerformance } from './portfolioCardPerformance.ts';

export type PortfolioCardPerformanceAnswer = Envelope & {
  data: PortfolioCardPerformance;
};
