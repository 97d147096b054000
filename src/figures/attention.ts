import { type CalendarDate, dayOf, daysBetween, readDay, readMoment } from '../values/calendar.ts';
import { isWholeList } from '../values/isWholeList.ts';
import type { Accreditation, BankAccount, DocumentFile, Investment, Loan, Note, Opportunity } from './answers.ts';
import { type Arrears, arrearsOf } from './arrears.ts';
import { byDay } from './byDay.ts';
import type { CashFlow } from './cash.ts';
import { groupBy } from './groupBy.ts';
import { moneyAvailable } from './holdings.ts';

/** One thing that needs attention, with the data for its sentence. */
export type AttentionItem =
  | { condition: 'payments'; arrears: Arrears; isWhole: boolean }
  | {
      condition: 'maturities';
      day: CalendarDate;
      holdings: readonly Investment[];
    }
  | {
      condition: 'redemptions';
      day: CalendarDate;
      askBy: CalendarDate;
      holdings: readonly Investment[];
    }
  | { condition: 'accounts'; accounts: readonly BankAccount[] }
  | { condition: 'accreditation'; day: CalendarDate }
  | { condition: 'insurance'; day: CalendarDate; holdings: readonly Investment[] }
  | { condition: 'documents'; files: readonly DocumentFile[]; isWhole: boolean }
  | { condition: 'notes'; notes: readonly Note[] }
  | {
      condition: 'opportunities';
      day: CalendarDate;
      opportunities: readonly Opportunity[];
      isWhole: boolean;
    };

/** What needs attention although nothing failed. */
export type Reminder = Exclude<AttentionItem, { condition: 'payments' }>;

export type AttentionCondition = AttentionItem['condition'];

/** The answers that the conditions read; a condition yields nothing while its answer is absent. */
export interface AttentionAnswers {
  flow?: CashFlow | undefined;
  investments?: readonly Investment[] | undefined;
  accounts?: readonly BankAccount[] | undefined;
  accreditation?: Accreditation | undefined;
  /** The loans that are known, each with the holdings in it. */
  loans?: readonly { loan: Loan; holdings: readonly Investment[] }[] | undefined;
  /** The first page of the new documents, and the open opportunities, with the total number of each. */
  documents?: { files: readonly DocumentFile[]; total: number } | undefined;
  notes?: readonly Note[] | undefined;
  opportunities?: { opportunities: readonly Opportunity[]; total: number } | undefined;
}

export interface AttentionOptions {
  /** How many days ahead maturities, notices and the end of an accreditation or an insurance count. */
  maturityDays: number;
  /** How many days ahead an opportunity that closes counts. */
  closingDays: number;
  leaveOut: readonly AttentionCondition[];
}

/** The moments that conditions refer to. */
export interface Moments {
  today: CalendarDate;
  /** The previous visit, as an ISO 8601 date-time. */
  previousVisit: string;
}

type Find = (answers: AttentionAnswers, options: AttentionOptions, moments: Moments) => AttentionItem[];

const within = (today: CalendarDate, day: CalendarDate | undefined, days: number): day is CalendarDate =>
  day !== undefined && day >= today && daysBetween(today, day) <= days;

/** How each condition finds its items; the items come in this order. */
const conditions: Record<AttentionCondition, Find> = {
  payments: ({ flow, investments }) =>
    arrearsOf(flow, investments).map((arrears) => ({
      condition: 'payments',
      arrears,
      isWhole: flow?.missing.activities === false,
    })),

  maturities: ({ investments = [] }, { maturityDays }, { today }) => {
    const dated = investments.flatMap((investment) => {
      const { day, how } = moneyAvailable(investment);
      return how === 'maturity' && within(today, day, maturityDays) ? [{ day, investment }] : [];
    });
    // Two holdings in one loan mature on the same day and need one item.
    return [...groupBy(dated, ({ day, investment }) => `${day} ${investment.loan_id}`).values()].map((group) => ({
      condition: 'maturities',
      day: group[0]?.day ?? today,
      holdings: group.map(({ investment }) => investment),
    }));
  },

  redemptions: ({ investments = [] }, { maturityDays }, { today }) => {
    const dated = investments.flatMap((investment) => {
      const { day, askBy } = moneyAvailable(investment);
      return day !== undefined && within(today, askBy, maturityDays) ? [{ day, askBy, investment }] : [];
    });
    return [...groupBy(dated, ({ day, askBy }) => `${day} ${askBy}`).values()].flatMap((group) => {
      const [first] = group;
      const holdings = group.map(({ investment }) => investment);
      return first ? [{ condition: 'redemptions' as const, day: first.day, askBy: first.askBy, holdings }] : [];
    });
  },

  accounts: ({ accounts = [] }) => {
    const waiting = accounts.filter(({ status }) => status === 'pending_verification' || status === 'pending_approval');
    return waiting.length > 0 ? [{ condition: 'accounts', accounts: waiting }] : [];
  },

  accreditation: ({ accreditation }, { maturityDays }, { today }) => {
    const day = readDay(accreditation?.expires_date ?? '');
    return within(today, day, maturityDays) ? [{ condition: 'accreditation', day }] : [];
  },

  insurance: ({ loans = [] }, { maturityDays }, { today }) =>
    loans.flatMap(({ loan, holdings }) => {
      const day = readDay(loan.security.insurance_expiry_date ?? '');
      return within(today, day, maturityDays) ? [{ condition: 'insurance' as const, day, holdings }] : [];
    }),

  documents: ({ documents }) => {
    const files = documents?.files.filter(({ is_new }) => is_new === 1) ?? [];
    const isWhole = isWholeList(documents?.files ?? [], 'document_id', documents?.total);
    return files.length > 0 ? [{ condition: 'documents', files, isWhole }] : [];
  },

  notes: ({ notes = [] }, _, { previousVisit }) => {
    const since = Date.parse(previousVisit);
    const fresh = notes.filter(({ published_at }) => Date.parse(readMoment(published_at) ?? '') > since);
    return fresh.length > 0 ? [{ condition: 'notes', notes: fresh }] : [];
  },

  opportunities: ({ opportunities }, { closingDays }, { today }) => {
    const closing = (opportunities?.opportunities ?? [])
      .flatMap((opportunity) => {
        const day = dayOf(opportunity.closes_at, 'dateTime');
        return opportunity.status === 'open' && within(today, day, closingDays) ? [{ day, opportunity }] : [];
      })
      .sort(byDay);
    const [first] = closing;
    const isWhole = isWholeList(opportunities?.opportunities ?? [], 'opportunity_id', opportunities?.total);
    return first
      ? [
          {
            condition: 'opportunities',
            day: first.day,
            opportunities: closing.map(({ opportunity }) => opportunity),
            isWhole,
          },
        ]
      : [];
  },
};

export const attentionConditions = Object.keys(conditions) as AttentionCondition[]; // The keys of a record of them.

/**
 * What needs attention, most serious first: what failed or is behind, then what has a date, then what is new.
 *
 * @figure Attention
 * @fields those of Failed, Behind and Money available; loanDetails.loan_details.security.insurance_expiry_date,
 *   opportunityList.opportunities.closes_at
 */
export function attentionItems(
  answers: AttentionAnswers,
  options: AttentionOptions,
  moments: Moments,
): AttentionItem[] {
  return attentionConditions
    .filter((condition) => !options.leaveOut.includes(condition))
    .flatMap((condition) => conditions[condition](answers, options, moments));
}
