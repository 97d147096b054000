import type { Answers, Call } from '../call.ts';
import { uploadKind } from '../documents/uploads.ts';
import { portfolioOf } from '../portfolios.ts';
import { invalid, problem } from '../problem.ts';
import type { Schema } from '../schema.ts';
import { FIRST_NEW_ID } from '../state.ts';
import { loanDetails } from './loans.ts';

type LoanIds = 'loanDetails' | 'loanDocumentDelete' | 'loanDocumentUpload';
type Caller = Pick<Call<'loanDetails'>, 'investor' | 'state' | 'today'>;

const DOCUMENT_TYPES: string[] = [
  'commitment_letter',
  'mortgage_registration',
  'promissory_note',
  'participation_agreement',
  'investor_disclosure',
  'appraisal',
  'title_insurance',
  'property_insurance',
  'inspection_report',
  'payout_statement',
  'renewal_agreement',
  'correspondence',
  'other',
] satisfies Schema<'LoanDocumentType'>[];

const isDocumentType = (text: string): text is Schema<'LoanDocumentType'> => DOCUMENT_TYPES.includes(text);

/** A loan with its current documents, after uploads and deletions. */
function loanOf(loan_id: number, { investor, state, today }: Caller): Schema<'LoanDetails'> {
  const details = loanDetails(portfolioOf(investor.investor_id, today), { loan_id }, today);
  if (!details) throw problem(404, 'This loan could not be found.');
  const uploaded = state.uploads.filter(
    (upload) => upload.loan_id === loan_id && upload.investor_id === investor.investor_id,
  );
  const added = uploaded.map(({ content: _content, loan_id: _loan, investor_id: _investor, ...document }) => document);
  return {
    ...details,
    documents: [...added.reverse(), ...details.documents].filter(({ key }) => !state.deleted.has(key)),
  };
}

/** The text fields of an upload, or a 422 that names the missing or invalid ones. */
function readFields(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [loan_id, documenttype, name, file] = [
    Number(text('loan_id')),
    text('documenttype'),
    text('name'),
    form.get('file'),
  ];
  const errors: Record<string, string> = {};
  if (!Number.isInteger(loan_id) || loan_id < 1) errors.loan_id = 'Must be the number of a loan.';
  if (!isDocumentType(documenttype)) errors.documenttype = `Must be one of ${DOCUMENT_TYPES.join(', ')}.`;
  if (name === '') errors.name = 'Is required.';
  if (name.length > 200) errors.name = 'Must have at most 200 characters.';
  if (text('description').length > 1000) errors.description = 'Must have at most 1000 characters.';
  if (!(file instanceof File)) errors.file = 'Is required.';
  if (Object.keys(errors).length > 0 || !isDocumentType(documenttype) || !(file instanceof File)) throw invalid(errors);
  return { loan_id, documenttype, name, file };
}

export const loanAnswers: Answers<LoanIds> = {
  loanDetails: (call) => ({ data: { loan_details: loanOf(call.body.loan_id, call) } }),

  async loanDocumentUpload(call) {
    const { form, investor, state } = call;
    const { loan_id, documenttype, name, file } = readFields(form);
    loanOf(loan_id, call);
    const content = new Uint8Array(await file.arrayBuffer());
    const kind = uploadKind(file.name, content);
    if ('refused' in kind) throw invalid({ file: kind.refused });
    const document_id = Math.max(FIRST_NEW_ID - 1, ...state.uploads.map((upload) => upload.document_id)) + 1;
    const document: Schema<'LoanDocument'> = {
      document_id,
      name,
      documenttype,
      micid: 12,
      key: `loans/${loan_id}/upload-${document_id}`,
      uploaded_at: state.moment(),
      uploaded_by: 'investor',
      file_size_bytes: content.length,
      mime_type: kind.mime_type,
      can_delete: 1,
      status: 'received',
    };
    state.uploads.push({ ...document, loan_id, investor_id: investor.investor_id, content });
    return { message: 'The document has been uploaded.', data: { document } };
  },

  loanDocumentDelete(call) {
    const { documents } = loanOf(call.body.loan_id, call);
    const document = documents.find(({ document_id }) => document_id === call.body.document_id);
    if (!document) throw problem(404, 'There is no such document.');
    if (!document.can_delete) {
      return { status: 'error', message: 'Only documents that you uploaded yourself can be deleted.' };
    }
    call.state.deleted.add(document.key);
    return { message: 'The document has been deleted.' };
  },
};
