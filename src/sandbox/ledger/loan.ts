import type { CalendarDate } from '../../values/calendar.ts';
import type { Schema } from '../schema.ts';
import type { BasisPoints, Cents } from './money.ts';

/** The currency of every loan. */
export const LOAN_CURRENCY = 'CAD';

/** A whole loan in millionths: 125,000 is 12.5 %. */
export const WHOLE_LOAN = 1_000_000;

/** A lender of a part of a loan; without an investor, an anonymous part of the manager's pool. */
interface Lender {
  investorId: number | null;
  share: number;
  /** The account that the investor lends from, if it is not the usual one. */
  account?: { accountType: Schema<'AccountType'>; accountName: string };
}

/** The location of a loan's security. */
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

/** The terms of a loan and its events, in months before the last complete one. */
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
  /** The agreed amount. Funding disburses it less the draws. */
  principal: Cents;
  noteRate: BasisPoints;
  /**
   * The manager's part of the note rate: the management fee of a direct mortgage, the servicing fee of a syndicated
   * loan.
   */
  fee: BasisPoints;
  fundedBack: number;
  fundedDay?: number;
  /** The first term and its renewals together. */
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

/** A movement of the whole loan on one day, for all lenders. */
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

/** A loan as of today. */
export interface Loan extends LoanPlan {
  fundingDate: CalendarDate;
  maturityDate: CalendarDate;
  movements: LoanMovement[];
  /** The borrower's current regular payment; 0 once the loan is paid out. */
  regularPayment: Cents;
}
