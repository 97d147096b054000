import { zipSync } from 'fflate';
import { addDays } from '../../values/calendar.ts';
import type { Answers, Call } from '../call.ts';
import { documentsOf, type StoredDocument } from '../documents/catalogue.ts';
import { figuresOf } from '../documents/contents.ts';
import { filtered, filterOptions, rangeOf } from '../documents/filter.ts';
import { pdfOf, pdfOfKey } from '../documents/pdfs.ts';
import { page, searched } from '../pages.ts';
import { problem } from '../problem.ts';
import type { Schema } from '../schema.ts';

type DocumentIds = 'documentList' | 'documentGet' | 'documentDownloadAll';
type Caller = Pick<Call<'documentList'>, 'investor' | 'state' | 'today'>;

const FILES_IN_A_PART = 200;
const SEARCHED: (keyof StoredDocument)[] = ['name', 'fund_name', 'documenttype'];

/** Documents older than this count as opened before the sandbox started. */
const UNREAD_DAYS = 45;

function shown(document: StoredDocument, { investor, state, today }: Caller): Schema<'DocumentFile'> {
  const old = document.issued_date < addDays(today, -UNREAD_DAYS);
  const seeded = old ? `${addDays(document.issued_date, 3)}T12:40:00Z` : null;
  const first_viewed_at = state.viewed.get(`${investor.investor_id}/${document.key}`) ?? seeded;
  return {
    ...document,
    ...figuresOf(document, investor, today),
    first_viewed_at,
    is_new: first_viewed_at === null ? 1 : 0,
  };
}

const fileName = ({ issued_date, name, file_extension }: StoredDocument) => `${issued_date} ${name}.${file_extension}`;

export const documents: Answers<DocumentIds> = {
  documentList(call) {
    const { body, investor, today } = call;
    const all = documentsOf(investor, today);
    const { sort_by = 'issued_date', sort_dir = 'desc' } = body;
    const { rows, ...numbers } = page(filtered(all, body, today), { ...body, sort_by, sort_dir }, SEARCHED);
    const files = rows.map((document) => shown(document, call));
    return { data: { filters: filterOptions(all), ...rangeOf(all, body, today), ...numbers, files } };
  },

  async documentGet({ body, investor, state, today }) {
    const bytes = await pdfOfKey(body.key, investor, state, today);
    if (!bytes) throw problem(404, 'This document is no longer available.');
    const seen = `${investor.investor_id}/${body.key}`;
    if (!state.viewed.has(seen)) state.viewed.set(seen, state.moment());
    return new Response(bytes, { headers: { 'content-type': 'application/pdf' } });
  },

  async documentDownloadAll({ body, investor, today }) {
    const wanted = searched(filtered(documentsOf(investor, today), body, today), body.search, SEARCHED);
    const part = wanted.slice((body.page - 1) * FILES_IN_A_PART, body.page * FILES_IN_A_PART);
    if (part.length === 0) throw problem(404, 'There are no documents to download.');
    const files: Parameters<typeof zipSync>[0] = {};
    for (const document of part) {
      const mtime = `${document.issued_date}T12:00:00`;
      files[fileName(document)] = [await pdfOf(document, investor, today), { mtime }];
    }
    const name = `documents_${body.start_date}_${body.end_date}_${body.page}.zip`;
    return new Response(zipSync(files, { level: 6 }), {
      headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
    });
  },
};
