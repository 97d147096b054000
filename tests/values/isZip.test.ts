import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isZip } from '../../src/values/isZip.ts';

const whole = zipSync({ 'a.txt': new Uint8Array(5000).map((_, index) => index) });

describe('a zip', () => {
  it('is recognized by its beginning and its end', async () => {
    expect(await isZip(new Blob([whole]))).toBe(true);
  });

  it('may have a comment at its end', async () => {
    const commented = new Uint8Array([...whole, ...new Uint8Array(65_535)]);
    expect(await isZip(new Blob([commented]))).toBe(true);
  });

  it.each([
    ['without its beginning', new Uint8Array([0, ...whole])],
    ['followed by something else', new Uint8Array([...whole, ...new Uint8Array(70_000)])],
    ['cut off', whole.slice(0, -30)],
    ['empty', new Uint8Array()],
    ['a text', new TextEncoder().encode('PK is no zip')],
    ['a page', new TextEncoder().encode('<!doctype html>')],
  ])('is not recognized if it is %s', async (_, bytes) => {
    expect(await isZip(new Blob([bytes]))).toBe(false);
  });
});
