/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { PortfolioActivities } from './portfolioActivities.ts';

export type PortfolioActivitiesAnswer = Envelope & {
  data: PortfolioActivities;
};
