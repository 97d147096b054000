import type { Data } from '../../api/types.ts';

export type LoanFile = Data<'loanDetails'>['loan_details']['documents'][number];
type OpportunityFile = Data<'opportunityDetails'>['opportunity']['documents'][number];

/** What is drawn of a file; less is known of an opportunity's than of a loan's. */
export type SubjectFile = OpportunityFile & Partial<Omit<LoanFile, keyof OpportunityFile>>;
