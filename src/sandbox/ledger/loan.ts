import type { CalendarDate } from '../../format/calendar.ts';
import type { Schema } from '../schema.ts';
import type { BasisPoints, Cents } from './money.ts';

/** All of a loan, in millionths: 125,000 is 12.5 %. */
export const WHOLE_LOAN = 1_000_000;

/** Someone who lends a part of a loan. Without an investor it is a nameless part of the manager's pool. */
interface Lender {
  investorId: number | null;
  share: number;
}

/** Where the security of a loan stands. */
interface Property {
  type: Schema<'PropertyType'>;
  street: string;
  city: string;
  province: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  occupancy: string;
  units: number;
}

/** A loan as it was agreed and what came of it, in months before the last complete one. */
export interface LoanPlan {
  loanId: number;
  number: string;
  name: string;
  kind: 'direct_mortgage' | 'syndicated_loan';
  loanType: Schema<'LoanType'>;
  purpose: string;
  property: Property;
  appraisedValue: Cents;
  appraisalBasis?: Schema<'AppraisalBasis'>;
  lien: Schema<'LienPosition'>;
  priorEncumbrances?: { lender: string; amount: Cents }[];
  /** The amount agreed. What is disbursed at funding is this less the draws. */
  principal: Cents;
  noteRate: BasisPoints;
  /** What the manager keeps of the note rate: a management fee of a direct mortgage, a servicing fee of a syndicated loan. */
  fee: BasisPoints;
  fundedBack: number;
  fundedDay?: number;
  /** Of the first term and its renewals together. */
  termMonths: number;
  paymentType: Schema<'PaymentType'>;
  semiMonthly?: boolean;
  amortizationMonths?: number;
  interestReserve?: Cents;
  draws?: { back: number; amount: Cents; percentComplete: number }[];
  paydowns?: { back: number; amount: Cents }[];
  lateFees?: { back: number; amount: Cents }[];
  renewedBack?: number;
  paidOutBack?: number;
  /** The months whose payment did not arrive. */
  missedBack?: number[];
  lenders: Lender[];
}

/** What happened to the whole loan on a day, for all its lenders. */
export interface LoanMovement {
  type: Extract<
    Schema<'DirectMortgageActivityType'>,
    'funding' | 'additional_advance' | 'interest_payment' | 'partial_paydown' | 'payout' | 'late_fee' | 'renewal'
  >;
  date: CalendarDate;
  effective: CalendarDate;
  status: Schema<'PaymentStatus'>;
  interest: Cents;
  fee: Cents;
  /** Principal repaid to the lenders. */
  principal: Cents;
  advance: Cents;
  lateFee: Cents;
  /** Principal outstanding afterwards. */
  balance: Cents;
}

/** A loan at the clock. */
export interface Loan extends LoanPlan {
  fundingDate: CalendarDate;
  maturityDate: CalendarDate;
  movements: LoanMovement[];
  /** What the borrower pays regularly as the loan stands; 0 when it is paid out. */
  regularPayment: Cents;
}
