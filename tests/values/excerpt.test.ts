import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from '../../src/values/excerpt.ts';

describe('The beginning of a text', () => {
  it('is the text itself if little would be left out', () => {
    expect(excerpt('Paid on the fifteenth.', 20)).toBe('Paid on the fifteenth.');
  });

  it('ends after a word', () => {
    expect(excerpt('The property was reviewed and is in good order.', 20)).toBe('The property was …');
  });

  it('ends at a line as well, and without the spaces before it', () => {
    expect(excerpt('The property was \nreviewed and is in good order.', 20)).toBe('The property was …');
    expect(excerpt('It was well looked   after by its owner all the time.', 20)).toBe('It was well looked …');
  });

  it('is cut within an endless word that follows short ones', () => {
    expect(excerpt(`The ${'a'.repeat(60)}`, 20)).toBe(`The ${'a'.repeat(16)} …`);
    expect(excerpt(`Exactly 10${'a'.repeat(60)}`, 20)).toBe(`Exactly 10${'a'.repeat(10)} …`);
    expect(excerpt(`${'a'.repeat(10)} ${'b'.repeat(60)}`, 20)).toBe(`${'a'.repeat(10)} ${'b'.repeat(9)} …`);
  });

  it('is shortened only if that saves enough', () => {
    const sentence = 'The property is good.'.padEnd(24, '.');
    expect(excerpt(sentence, 20)).toBe(sentence);
    expect(excerpt(`${sentence}.`, 20)).toBe('The property is …');
  });

  it('is cut anywhere if it is one endless word', () => {
    expect(excerpt('a'.repeat(100), 20)).toBe(`${'a'.repeat(20)} …`);
  });

  it('is never longer than requested, and always a prefix of the text', () => {
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
