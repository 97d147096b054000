/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Currency } from './currency.ts';
import type { DirectMortgageActivity } from './directMortgageActivity.ts';
import type { DirectMortgageActivityTotals } from './directMortgageActivityTotals.ts';
import type { LastPage } from './lastPage.ts';
import type { Page } from './page.ts';
import type { PerPage } from './perPage.ts';
import type { Total } from './total.ts';

export interface PortfolioDirectMortgageActivities {
  total: Total;
  page: Page;
  per_page: PerPage;
  last_page: LastPage;
  currency: Currency;
  totals: DirectMortgageActivityTotals;
  activities: DirectMortgageActivity[];
}
