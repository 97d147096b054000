import type { Data } from '../client/types.ts';

export type Accreditation = Data<'profileDetails'>['accreditation'];
export type Activity = Data<'portfolioActivities'>['activities'][number];
export type BankAccount = Data<'investorAccountList'>['accounts'][number];
export type DocumentFile = Data<'documentList'>['files'][number];
export type Investment = Data<'investmentList'>['investments'][number];
export type Loan = Data<'loanDetails'>['loan_details'];
export type Note = Data<'portfolioEnable'>['notes'][number];
export type Opportunity = Data<'opportunityList'>['opportunities'][number];
export type OpportunityDetails = Data<'opportunityDetails'>['opportunity'];
export type TaxSlip = NonNullable<DocumentFile['tax_summary']>;

/** The answers that the model reads. An absent answer is unknown, which is not the same as empty. */
export interface PortfolioAnswers {
  /** Pages may be missing: `isWhole` says whether these are all rows of the requested period. */
  activities?: { rows: readonly Activity[]; isWhole: boolean } | undefined;
  investments?: readonly Investment[] | undefined;
  /** The loans that have loaded, by `loan_id`. */
  loans?: ReadonlyMap<number, Loan> | undefined;
}
