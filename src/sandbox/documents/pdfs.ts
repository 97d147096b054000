import type { CalendarDate } from '../../values/calendar.ts';
import { portfolioEnable } from '../answers/enable.ts';
import { loanDetails } from '../answers/loans.ts';
import { boundedCache } from '../boundedCache.ts';
import type { InvestorRecord } from '../data/investorRecord.ts';
import { opportunitiesOn } from '../data/opportunities.ts';
import { portfolioOf } from '../portfolios.ts';
import type { State } from '../state.ts';
import { documentsOf, type StoredDocument } from './catalogue.ts';
import { contentsOf } from './contents.ts';
import { renderPdf } from './renderPdf.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const cached = boundedCache<Promise<Bytes>>(600);
const SMALL = 9_000;

/** The file of a document in the list. */
export function pdfOf(document: StoredDocument, investor: InvestorRecord, today: CalendarDate): Promise<Bytes> {
  return cached(`${investor.investor_id} ${today} ${document.key}`, () =>
    renderPdf(contentsOf(document, investor, today), document.file_size_bytes),
  );
}

/** A document with only a name. */
interface Named {
  name: string;
  key: string;
  made_at: string;
  size: number;
}

function loanDocument(
  key: string,
  { investor_id }: InvestorRecord,
  state: State,
  today: CalendarDate,
): Named | undefined {
  const portfolio = portfolioOf(investor_id, today);
  const loan_id = Number(/^loans\/(\d+)\//.exec(key)?.[1]);
  const details = Number.isNaN(loan_id) ? undefined : loanDetails(portfolio, { loan_id }, today);
  const found = details?.documents.find((document) => document.key === key && !state.deleted.has(key));
  if (found) return { name: found.name, key, made_at: found.uploaded_at, size: found.file_size_bytes };
  const draw = details?.draws.find(({ document_key }) => document_key === key);
  return (
    draw && { name: `Inspection report ${draw.draw_date}`, key, made_at: `${draw.draw_date}T14:05:00Z`, size: SMALL }
  );
}

function otherDocument(key: string, { investor_id }: InvestorRecord, today: CalendarDate): Named | undefined {
  const made_at = `${today}T00:00:00Z`;
  const { notes } = portfolioEnable(portfolioOf(investor_id, today), today);
  const attached = notes.flatMap(({ attachments }) => attachments).find((attachment) => attachment.key === key);
  if (attached) return { name: attached.name, key, made_at, size: attached.file_size_bytes };
  const offered = opportunitiesOn(today).flatMap(({ documents }) => documents);
  const found = offered.find((document) => document.key === key);
  return found && { name: found.name, key, made_at, size: SMALL };
}

/** An uploaded PDF is returned unchanged; other files are represented by a cover page. */
function uploaded(key: string, { investor_id }: InvestorRecord, state: State): Promise<Bytes> | undefined {
  const upload = state.uploads.find((candidate) => candidate.key === key && candidate.investor_id === investor_id);
  if (!upload || state.deleted.has(key)) return undefined;
  if (upload.mime_type === 'application/pdf') return Promise.resolve(upload.content);
  const notes = [`This file of type ${upload.mime_type} was received. It cannot be shown as a PDF.`];
  return renderPdf({ title: upload.name, about: [], tables: [], notes, made_at: upload.uploaded_at }, SMALL);
}

/** The file that an investor may download by its key; undefined if there is none. */
export function pdfOfKey(
  key: string,
  investor: InvestorRecord,
  state: State,
  today: CalendarDate,
): Promise<Bytes> | undefined {
  const listed = documentsOf(investor, today).find((document) => document.key === key);
  if (listed) return pdfOf(listed, investor, today);
  const upload = uploaded(key, investor, state);
  if (upload) return upload;
  const named = loanDocument(key, investor, state, today) ?? otherDocument(key, investor, today);
  if (!named) return undefined;
  const { name: title, made_at, size } = named;
  const notes = ['A sample made by the sandbox of the investor portal.'];
  return cached(`${investor.investor_id} ${today} ${key}`, () =>
    renderPdf({ title, about: [investor.name], tables: [], notes, made_at }, size),
  );
}
