import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed } from './mistake.ts';
import { checkWords, lists, problemsOf, sound } from './mistakeLists.ts';

// For `npm run mutants` alone: what mistakes.test.ts holds, without the compiler, which reads the files and not their mutants.

const wordsIn = (list: string) =>
  readFileSync(join(import.meta.dirname, 'mistakes', `${list}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('  check '));

describe('The check', () => {
  it.each(Object.entries(lists))('says of %s what the table of mistakes has, word for word', (list, mistakes) => {
    expect(mistakes.flatMap(([, ...changes]) => checkWords(changed(...changes)))).toEqual(wordsIn(list));
  });

  it.each(sound.map(([name, ...changes]) => ({ name, changes })))('lets $name pass', ({ changes }) => {
    expect(problemsOf(changed(...changes))).toEqual([]);
  });
});
