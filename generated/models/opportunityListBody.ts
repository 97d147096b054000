/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { InvestorId } from './investorId.ts';
import type { LienPosition } from './lienPosition.ts';
import type { OpportunityListSortBy } from './opportunityListSortBy.ts';
import type { OpportunityStatus } from './opportunityStatus.ts';
import type { OpportunityType } from './opportunityType.ts';
import type { Page } from './page.ts';
import type { PerPage } from './perPage.ts';
import type { SortDirection } from './sortDirection.ts';

export interface OpportunityListBody {
  investor_id?: InvestorId;
  opportunity_type?: OpportunityType;
  status?: OpportunityStatus;
  lien_position?: LienPosition;
  /**
   * Highest loan to value.
   * @minimum 0
   * @maximum 100
   */
  max_ltv_percent?: number;
  /**
   * Lowest investor rate.
   * @minimum 0
   * @maximum 100
   */
  min_rate_percent?: number;
  /**
   * Two-letter code of the province or state.
   * @pattern ^[A-Z]{2}$
   */
  province?: string;
  sort_by?: OpportunityListSortBy;
  sort_dir?: SortDirection;
  page?: Page;
  per_page?: PerPage;
}
