import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from '../../src/format/excerpt.ts';

describe('The beginning of a text', () => {
  it('is the text itself where little would be left out', () => {
    expect(excerpt('Paid on the fifteenth.', 20)).toBe('Paid on the fifteenth.');
  });

  it('ends after a word', () => {
    expect(excerpt('The property was reviewed and is in good order.', 20)).toBe('The property was …');
  });

  it('of one endless word is cut anywhere', () => {
    expect(excerpt('a'.repeat(100), 20)).toBe(`${'a'.repeat(20)} …`);
  });

  it('is never longer than asked for and always how the text begins', () => {
    assert(
      property(string({ unit: 'grapheme', minLength: 50, maxLength: 400 }), (text) => {
        const short = excerpt(text, 40);
        if (short === text) return;
        expect(text.startsWith(short.slice(0, -2))).toBe(true);
        expect(short.length).toBeLessThanOrEqual(42);
      }),
    );
  });
});
