import { addDays, type CalendarDate } from '../../values/calendar.ts';
import type { Loan } from '../ledger/loan.ts';
import type { Schema } from '../schema.ts';

type LoanDocument = Schema<'LoanDocument'>;

const ADMINISTERING_FUND = 12;

const KINDS: { type: LoanDocument['documenttype']; name: string; bytes: number; daysAfterFunding: number }[] = [
  { type: 'commitment_letter', name: 'Commitment letter', bytes: 286_720, daysAfterFunding: -14 },
  { type: 'appraisal', name: 'Appraisal', bytes: 1_843_200, daysAfterFunding: -20 },
  { type: 'mortgage_registration', name: 'Mortgage registration', bytes: 151_552, daysAfterFunding: 0 },
  { type: 'participation_agreement', name: 'Participation agreement', bytes: 412_672, daysAfterFunding: 0 },
  { type: 'property_insurance', name: 'Property insurance', bytes: 204_800, daysAfterFunding: 6 },
];

/** The documents of a loan before any upload, newest first. */
export function loanDocuments(loan: Loan, today: CalendarDate): LoanDocument[] {
  const made = KINDS.map(({ type, name, bytes, daysAfterFunding }, index): LoanDocument & { on: CalendarDate } => {
    const on = addDays(loan.fundingDate, daysAfterFunding);
    return {
      document_id: loan.loanId * 100 + index + 1,
      name: `${name} ${loan.number}`,
      documenttype: type,
      micid: ADMINISTERING_FUND,
      key: `loans/${loan.loanId}/${type}`,
      uploaded_at: `${on}T16:00:00Z`,
      uploaded_by: 'manager',
      file_size_bytes: bytes,
      mime_type: 'application/pdf',
      can_delete: 0,
      status: 'reviewed',
      on,
    };
  });
  return made
    .filter(({ on }) => on <= today)
    .sort((a, b) => (a.on > b.on ? -1 : a.on < b.on ? 1 : 0))
    .map(({ on: _, ...document }) => document);
}
