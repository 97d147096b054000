import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const textOf = (file: string) => readFileSync(join(import.meta.dirname, '../../src/ui', file), 'utf8');
const component = textOf('box.tsx');

const unionOf = (type: string) => [...type.matchAll(/'(\w+)'/g)].map(([, value = '']) => value);
const steps = unionOf(component.match(/^type Step = (.*);$/m)?.[1] ?? '');

/** The classes of a word, by the type of its values. */
function classesOf(word: string, type: string): string[] {
  if (type.startsWith('boolean')) return [word];
  const [one = '', pair] = type.split('`');
  const valuesOf = (part: string) => [...(part.includes('Step') ? steps : []), ...unionOf(part)];
  const second = pair ? valuesOf(pair.split('} ')[1] ?? '').map((value) => `x-${value}`) : [];
  return [...valuesOf(one), ...second].map((value) => `${word}-${value}`);
}

it('has a class for each value of each word, and no other', () => {
  const look = component.match(/^interface Look \{(.*?)^\}/ms)?.[1] ?? '';
  const words = [...look.matchAll(/^ {2}(\w+)\?: (.*);$/gm)].flatMap(([, word = '', type = '']) =>
    classesOf(word, type),
  );
  expect(words.length).toBeGreaterThan(50);
  const kinds = ['small', 'stack', 'card', 'row', 'grid'];
  const classes = new Set([...textOf('box.css').matchAll(/\.([a-zA-Z][\w-]*)(?=[ .,])/g)].map(([, name]) => name));
  expect([...classes].sort()).toEqual([...kinds, ...words].sort());
});
