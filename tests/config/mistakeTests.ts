import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { changed } from './mistake.ts';
import { checkWords, lists, problemsOf, sound } from './mistakeLists.ts';

// For `npm run mutants`: the checks of mistakes.test.ts without vitest and the compiler.

/** The check's report on each mistake of a list, in order. */
const wordsIn = (list: string) =>
  readFileSync(join(import.meta.dirname, 'mistakes', `${list}.txt`), 'utf8')
    .trimEnd()
    .split('\n\n')
    .map((block) => block.split('\n').filter((line) => line.startsWith('  check ')));

/** Whether something is true; false if it throws. */
function holds(isTrue: () => boolean): boolean {
  try {
    return isTrue();
  } catch {
    return false;
  }
}

const words = Object.entries(lists).flatMap(([list, mistakes]) => {
  const wanted = wordsIn(list);
  return mistakes.map(([name, ...changes], index) => ({
    name: `${list}: ${name}`,
    passes: () => holds(() => isDeepStrictEqual(checkWords(changed(...changes)), wanted[index])),
  }));
});

/** One test for each row of the table: the check reports what the table holds, and nothing for a sound config. */
export const mistakeTests = [
  ...sound.map(([name, ...changes]) => ({
    name: `sound: ${name}`,
    passes: () => holds(() => problemsOf(changed(...changes)).length === 0),
  })),
  ...words,
];
