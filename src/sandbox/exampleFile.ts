import { strToU8, zipSync } from 'fflate';

const table = strToU8('date,amount\r\n2026-01-01,1.00\r\n');

/** A PDF with one empty page. */
const page = strToU8(
  [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>> endobj',
    'trailer <</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

/** An example of the file that an operation of another API returns, by its kind and its media type. */
export function exampleFile(kind: string, type: string): Response {
  const archive = () => zipSync({ 'table.csv': table }, { mtime: '2026-01-01' });
  const file = kind === 'pdf' ? page : kind === 'zip' ? archive() : table;
  return new Response(new Blob([file]), { headers: { 'content-type': type } });
}
