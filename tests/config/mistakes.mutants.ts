import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changed } from './mistake.ts';
import { checkWords, lists, problemsOf, sound } from './mistakeLists.ts';

// For `npm run mutants`: what the check says in mistakes.test.ts, without the compiler.

/** The check's report on each mistake of a list, in order. */
const wordsIn = (list: string) =>
  readFileSync(join(import.meta.dirname, 'mistakes', `${list}.txt`), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line.startsWith('  check ')));

it.each(sound.map(([name, ...changes]) => ({ name, changes })))('finds nothing in $name', ({ changes }) =>
  expect(problemsOf(changed(...changes))).toEqual([]),
);

describe.each(Object.entries(lists))('%s', (list, mistakes) => {
  const wanted = wordsIn(list);
  const rows = mistakes.map(([name, ...changes], index) => ({ name, changes, words: wanted[index] }));
  it.each(rows)('$name', ({ changes, words }) => expect(checkWords(changed(...changes))).toEqual(words));
});
