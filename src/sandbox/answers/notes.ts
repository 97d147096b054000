import { addDays } from '../../values/calendar.ts';
import type { LoanHolding } from '../ledger/entries.ts';
import { monthName, monthOf } from '../ledger/months.ts';
import type { Portfolio } from '../ledger/portfolio.ts';
import type { Schema } from '../schema.ts';

type Note = Schema<'PortfolioNote'>;

const MAYA: Note['author'] = {
  member_id: 1,
  name: 'Maya Chen',
  title: 'Investor Relations Director',
  profile_image_base_64_encoded: null,
};
const DANIEL: Note['author'] = {
  member_id: 2,
  name: 'Daniel Roy',
  title: 'Portfolio Manager',
  profile_image_base_64_encoded: null,
};

/** The manager's notes that concern an investor's holdings, pinned ones first, then newest first. */
export function portfolioNotes(portfolio: Portfolio): Note[] {
  const notes =
    portfolio.holdings.length === 0
      ? []
      : [
          ...distributionNotes(portfolio),
          ...loanNotes(portfolio),
          {
            note_id: 3_091,
            micid: null,
            fund_name: null,
            title: 'Lending conditions this quarter',
            body_text:
              'Demand for short terms stayed strong, above all for bridge loans between 55 and 70 percent of value.\n\nWe kept our criteria as they were and declined more requests than in the quarter before. New loans were made at note rates between 9.75 and 12 percent.',
            published_at: `${addDays(portfolio.asOf, -22)}T14:00:00Z`,
            updated_at: null,
            author: DANIEL,
            category: 'market' as const,
            is_pinned: 0 as const,
            attachments: [],
          },
          {
            note_id: 3_074,
            micid: null,
            fund_name: null,
            title: 'Notice periods for redemptions',
            body_text:
              'Requests for the end of a quarter reach us in time when they arrive within the notice period of your fund.',
            published_at: `${addDays(portfolio.asOf, -51)}T13:00:00Z`,
            updated_at: `${addDays(portfolio.asOf, -48)}T09:15:00Z`,
            author: MAYA,
            category: 'notice' as const,
            is_pinned: 0 as const,
            attachments: [],
          },
        ];
  return notes.sort((a, b) => b.is_pinned - a.is_pinned || (a.published_at > b.published_at ? -1 : 1));
}

function distributionNotes({ entries, asOf, investorId }: Portfolio): Note[] {
  const latest = entries.findLast(({ holding, due, date }) => holding.kind === 'fund' && due !== null && date <= asOf);
  if (latest?.holding.kind !== 'fund') return [];
  const month = monthName(latest.effective);
  const { micid, name } = latest.holding.fund;
  return [
    {
      note_id: 3_104,
      micid,
      fund_name: name,
      title: `${month} distribution`,
      body_text: `The distribution for ${month} was paid or reinvested on the fifteenth, at the rate of the month before.\n\nThe notice is attached.`,
      published_at: `${addDays(latest.date, 1)}T14:05:00Z`,
      updated_at: null,
      author: MAYA,
      category: 'distribution',
      is_pinned: 1,
      attachments: [
        {
          name: `${name} distribution notice ${month}`,
          documenttype: 'distribution_notice',
          micid,
          key: `dst-${monthOf(latest.effective)}-${investorId}`,
          file_size_bytes: 84_213,
        },
      ],
    },
  ];
}

function loanNotes({ holdings, asOf }: Portfolio): Note[] {
  const syndicated = holdings.find((holding): holding is LoanHolding => holding.kind === 'syndicated_loan');
  if (!syndicated) return [];
  const { loan } = syndicated;
  return [
    {
      note_id: 3_098,
      micid: null,
      fund_name: null,
      title: `${loan.number}: visit to the property`,
      body_text: `We visited ${loan.name} in ${loan.property.city} this month. The property is in good order and the borrower has paid on time.`,
      published_at: `${addDays(asOf, -9)}T19:00:00Z`,
      updated_at: null,
      author: DANIEL,
      category: 'loan',
      is_pinned: 0,
      attachments: [],
    },
  ];
}
