/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { PortfolioDirectMortgageActivities } from './portfolioDirectMortgageActivities.ts';

export type PortfolioDirectMortgageActivitiesAnswer = Envelope & {
  data: PortfolioDirectMortgageActivities;
};
