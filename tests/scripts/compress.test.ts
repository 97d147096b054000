import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles, pages } from '../../scripts/hosts/compress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps pages uncompressed, beside Brotli', async () => {
  const file = join(folder, 'hosts/one.lender.test/en-CA/login.html');
  mkdirSync(dirname(file), { recursive: true });
  // As an earlier version left it.
  for (const ending of ['', '.gz'])
    writeFileSync(`${file}${ending}`, 'A page that is long enough to be compressed. '.repeat(40));
  await compressFiles(folder, pages);
  expect(['', '.br', '.gz'].map((ending) => existsSync(`${file}${ending}`))).toEqual([true, true, false]);
});
