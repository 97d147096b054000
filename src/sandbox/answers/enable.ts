import type { CalendarDate } from '../../values/calendar.ts';
import type { InvestorRecord } from '../data/investorRecord.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import type { Schema } from '../schema.ts';
import { portfolioNotes } from './notes.ts';

/**
 * The parts of the portal that an investor can see: on the overview those with holdings, or all of them while there are
 * none; elsewhere those that the manager has not closed to the investor.
 */
export function portfolioEnable(
  portfolio: Portfolio,
  _today: CalendarDate,
  closed: InvestorRecord['closed'] = [],
): Schema<'PortfolioEnable'> {
  const holds = (...kinds: string[]) =>
    portfolio.holdings.length === 0 || portfolio.holdings.some((holding) => kinds.includes(holding.kind)) ? 1 : 0;
  return {
    notes_from_manager: 1,
    graph_loan_priority: holds('direct_mortgage', 'syndicated_loan'),
    graph_holding_type: 1,
    graph_ltv: holds('direct_mortgage', 'syndicated_loan'),
    fund_performance: holds('fund'),
    direct_mortgages: holds('direct_mortgage'),
    syndicated_loans: holds('syndicated_loan'),
    opportunities: closed.includes('opportunities') ? 0 : 1,
    documents: closed.includes('documents') ? 0 : 1,
    notes: portfolioNotes(portfolio),
  };
}
