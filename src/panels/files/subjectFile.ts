import type { Data } from '../../api/types.ts';

export type LoanFile = Data<'loanDetails'>['loan_details']['documents'][number];
type OpportunityFile = Data<'opportunityDetails'>['opportunity']['documents'][number];

/** What is drawn of a file; of an opportunity's, no more than the first four are known. */
export type SubjectFile = Pick<OpportunityFile, 'name' | 'documenttype' | 'micid' | 'key'> &
  Partial<Pick<LoanFile, 'document_id' | 'uploaded_at' | 'uploaded_by' | 'file_size_bytes' | 'status' | 'can_delete'>>;
