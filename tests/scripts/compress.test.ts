import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles, pages, readPage } from '../../scripts/hosts/compress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-pages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = 'A page that is long enough to be compressed. '.repeat(40);
const plain = (host: string) => `hosts/${host}.lender.test/en-CA.html`;
const signIn = (host: string) => `hosts/${host}.lender.test/en-CA/login.html`;

function write(file: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), page);
}

it('keeps the pages of a few hosts uncompressed, beside Brotli', async () => {
  for (const file of [plain('one'), signIn('one')]) write(file);
  // As an earlier version left it.
  write(`${signIn('one')}.gz`);
  await compressFiles(folder, pages);
  expect(['', '.br', '.gz'].map((ending) => existsSync(join(folder, signIn('one') + ending)))).toEqual([
    true,
    true,
    false,
  ]);
});

it('keeps the sign-in of hundreds of hosts with Brotli alone, so that a thousand hosts take less than 100 MB', async () => {
  for (let number = 0; number < 300; number += 1)
    for (const file of [plain(`h${number}`), signIn(`h${number}`)]) write(file);
  await compressFiles(folder, pages);
  expect(existsSync(join(folder, plain('h7')))).toBe(true);
  expect(existsSync(join(folder, signIn('h7')))).toBe(false);
  expect(readPage(join(folder, signIn('h7')))).toBe(page);
  expect(readPage(join(folder, signIn('nobody')))).toBeUndefined();
});
