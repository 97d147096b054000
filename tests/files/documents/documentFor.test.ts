import { expect, it } from 'vitest';
import { opened } from '../../../src/files/documents/documentFor.ts';

const megabyte = 1024 * 1024;
const pdfOf = (size: number) => new Blob(['%PDF-', new Uint8Array(size - 5)]);

it('a document is what its content says, up to 60 MB', async () => {
  expect(await opened(pdfOf(60 * megabyte))).toMatchObject({ kind: 'pdf', file: { type: 'application/pdf' } });
  await expect(opened(pdfOf(60 * megabyte + 1))).rejects.toThrow('larger than 60 MB');
  await expect(opened(new Blob())).rejects.toThrow('looks damaged');
  await expect(opened(new Blob(['<p>'], { type: 'application/pdf' }))).rejects.toThrow('looks damaged');
});
