import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isZip } from '../../src/format/isZip.ts';

const whole = zipSync({ 'a.txt': new Uint8Array(5000).map((_, index) => index) });

describe('a zip', () => {
  it('is one from its beginning to its end', async () => {
    expect(await isZip(new Blob([whole]))).toBe(true);
  });

  it.each([
    ['cut off on the way', whole.slice(0, -30)],
    ['empty', new Uint8Array()],
    ['a text', new TextEncoder().encode('PK is no zip')],
    ['a page', new TextEncoder().encode('<!doctype html>')],
  ])('is none that is %s', async (_, bytes) => {
    expect(await isZip(new Blob([bytes]))).toBe(false);
  });
});
