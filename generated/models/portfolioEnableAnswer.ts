/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Envelope } from './envelope.ts';
import type { PortfolioEnable } from './portfolioEnable.ts';

export type PortfolioEnableAnswer = Envelope & {
  data: PortfolioEnable;
};
