import type { Data } from '../../client/types.ts';

export type LoanFile = Data<'loanDetails'>['loan_details']['documents'][number];
type OpportunityFile = Data<'opportunityDetails'>['opportunity']['documents'][number];

/** The fields that are drawn of a file; an opportunity's files have only the first four. */
export type SubjectFile = Pick<OpportunityFile, 'name' | 'documenttype' | 'micid' | 'key'> &
  Partial<Pick<LoanFile, 'document_id' | 'uploaded_at' | 'uploaded_by' | 'file_size_bytes' | 'status' | 'can_delete'>>;
