/**
 * Written by npm run generate from openapi/. Do not edit.
 */
import type { CalendarDate } from './calendarDate.ts';
import type { Currency } from './currency.ts';
import type { LoanBalances } from './loanBalances.ts';
import type { LoanDocument } from './loanDocument.ts';
import type { LoanDraw } from './loanDraw.ts';
import type { LoanParticipation } from './loanParticipation.ts';
import type { LoanPayment } from './loanPayment.ts';
import type { LoanProperty } from './loanProperty.ts';
import type { LoanScheduledPayment } from './loanScheduledPayment.ts';
import type { LoanSecurity } from './loanSecurity.ts';
import type { LoanServicing } from './loanServicing.ts';
import type { LoanStatus } from './loanStatus.ts';
import type { LoanTerms } from './loanTerms.ts';
import type { LoanType } from './loanType.ts';
import type { LoanUpdate } from './loanUpdate.ts';

/**
 * One loan as the investor sees it. Amounts are the whole loan's, save where a name or a description says otherwise.
 */
export interface LoanDetails {
  loan_id: number;
  loan_number: string;
  name: string;
  loan_status: LoanStatus;
  loan_type: LoanType;
  /** What the borrower does with the money. */
  purpose: string;
  currency: Currency;
  /** The day that the balances are for. */
  as_of_date: CalendarDate;
  terms: LoanTerms;
  balances: LoanBalances;
  servicing: LoanServicing;
  security: LoanSecurity;
  property: LoanProperty;
  participation: LoanParticipation;
  /** Payments that have fallen due, newest first. */
  payments: LoanPayment[];
  /** Payments to come, next first. */
  schedule: LoanScheduledPayment[];
  /** Advances to the borrower. A loan paid out at once has one; a construction loan one for each stage. */
  draws: LoanDraw[];
  /** What the manager wrote about the loan, newest first. */
  updates: LoanUpdate[];
  documents: LoanDocument[];
}
