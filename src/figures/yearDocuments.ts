import { readDay } from '../values/calendar.ts';
import type { DocumentFile } from './answers.ts';
import { byDay } from './byDay.ts';
import { isCorrected } from './statements.ts';

/** The folders of a year's documents, in the order in which they are listed. */
export const documentFolders = ['slips', 'statements', 'notices', 'reports', 'others'] as const;
export type DocumentFolder = (typeof documentFolders)[number];

const folderOf: Record<DocumentFile['documenttype'], DocumentFolder> = {
  t5: 'slips',
  t5008: 'slips',
  nr4: 'slips',
  rl3: 'slips',
  form_1099_int: 'slips',
  form_1099_div: 'slips',
  schedule_k1: 'slips',
  investor_statement: 'statements',
  fund_statement: 'statements',
  distribution_notice: 'notices',
  redemption_notice: 'notices',
  notice: 'notices',
  financial_statements: 'reports',
  quarterly_report: 'reports',
  fund_facts: 'reports',
  share_certificate: 'others',
  subscription_agreement: 'others',
  offering_memorandum: 'others',
  loan_document: 'others',
  other: 'others',
};

/** A document of a year, and the day that orders it: the end of its period, or else the day of its issue. */
export interface YearDocument {
  file: DocumentFile;
  folder: DocumentFolder;
  day: string;
}

/** Whether a slip has been issued; other documents have. */
export const isIssued = ({ tax_summary: slip }: DocumentFile): boolean =>
  slip?.status === undefined || slip.status === 'issued' || slip.status === 'amended';

const dayOf = ({ period_end_date: end, issued_date }: DocumentFile) => readDay(end) ?? readDay(issued_date) ?? '';

/**
 * Every issued document of a year, by folder and then by day: tax documents by their tax year, others by the end of
 * their period, or by the day of their issue if they have none. Leaves out statements that a later one corrects.
 *
 * @figure Documents of a year
 * @fields documentList.files.documenttype, .tax_year, .period_end_date, .issued_date
 */
export function yearDocuments(files: readonly DocumentFile[], year: number): YearDocument[] {
  const statements = files.filter(({ documenttype }) => documenttype === 'investor_statement');
  const own = [...new Map(files.map((file) => [file.document_id, file])).values()].filter(
    (file) =>
      isIssued(file) &&
      (file.tax_year ?? Number(dayOf(file).slice(0, 4))) === year &&
      !(file.documenttype === 'investor_statement' && isCorrected(file, statements)),
  );
  const dated = own
    // The server may send types that the description does not have yet.
    .map((file) => ({ file, folder: folderOf[file.documenttype] ?? 'others', day: dayOf(file) }))
    .toSorted(byDay);
  return documentFolders.flatMap((folder) => dated.filter((one) => one.folder === folder));
}
