import type { PortfolioAnswers } from '../../src/figures/answers.ts';
import { portfolioActivities } from '../../src/sandbox/answers/activities.ts';
import { investmentList } from '../../src/sandbox/answers/investments.ts';
import { loanDetails } from '../../src/sandbox/answers/loans.ts';
import { type Portfolio, seedPortfolio } from '../../src/sandbox/ledger/portfolio.ts';
import type { CalendarDate } from '../../src/values/calendar.ts';

/** One small investor of each sort in the sandbox. */
export const INVESTORS = [501, 502, 503, 601, 701, 702, 801, 811, 851, 852, 901];

/** The sandbox's answers for an investor on a day, with the ledger behind them. */
export function sandboxAnswers(
  investorId: number,
  today: CalendarDate,
): { ledger: Portfolio; answers: Required<PortfolioAnswers> } {
  const ledger = seedPortfolio(investorId, today);
  const { investments } = investmentList(ledger, {}, today);
  const ids = [...new Set(investments.flatMap(({ loan_id }) => loan_id ?? []))];
  const loans = ids.flatMap((loan_id) => loanDetails(ledger, { loan_id }, today) ?? []);
  const rows = portfolioActivities(ledger, { page: 1, per_page: 1000 }, today).activities;
  return {
    ledger,
    answers: {
      investments,
      // The sandbox has the documents in another answer.
      loans: new Map(loans.map((loan) => [loan.loan_id, { ...loan, documents: [] }])),
      activities: { rows, isWhole: true },
    },
  };
}
