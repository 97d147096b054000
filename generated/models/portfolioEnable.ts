/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { Flag } from './flag.ts';
import type { PortfolioNote } from './portfolioNote.ts';

/**
 * One flag for each part of the overview; a part that is off is neither drawn nor asked for.
 */
export interface PortfolioEnable {
  notes_from_manager: Flag;
  /** Whether the chart of holdings by lien position is shown. */
  graph_loan_priority: Flag;
  /** Whether the chart of holdings by investment type is shown. */
  graph_holding_type: Flag;
  /** Whether the chart of holdings by loan-to-value band is shown. */
  graph_ltv: Flag;
  fund_performance: Flag;
  direct_mortgages: Flag;
  syndicated_loans: Flag;
  opportunities: Flag;
  documents: Flag;
  /** The manager's notes, pinned ones first, then the newest first. */
  notes: PortfolioNote[];
}
