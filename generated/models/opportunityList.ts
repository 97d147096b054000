/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { LastPage } from './lastPage.ts';
import type { Opportunity } from './opportunity.ts';
import type { Page } from './page.ts';
import type { PerPage } from './perPage.ts';
import type { Total } from './total.ts';

export interface OpportunityList {
  total: Total;
  page: Page;
  per_page: PerPage;
  last_page: LastPage;
  opportunities: Opportunity[];
}
