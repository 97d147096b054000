import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { further } from '../../../src/values/text/en/further.ts';

const src = join(import.meta.dirname, '../../../src');

/** Code that is loaded on its own; that of sections and of `withTexts` comes with the texts. */
const alone = /lazyComponent\(\s*async \(\) => \(await import\('([^']+)'\)\)/g;
const imported = /^(?:import|export) (?!type)(?:[^;']*? from )?'(\.[^']+)';/gm;

/** The texts that are read only once somebody has filled in a form. */
const ofForms = ['about', 'discard', 'interrupted', 'leaveSending', 'numberRules', 'receipt'];

/** The files that run before the further texts are there, from the one that has the first screen. */
function earlyFiles(file = join(src, 'app/SignedIn.tsx'), found = new Map<string, string>()) {
  if (found.has(file) || !existsSync(file)) return found;
  const code = readFileSync(file, 'utf8');
  found.set(file, code);
  for (const pattern of [imported, alone]) {
    for (const [, path = ''] of code.matchAll(pattern)) earlyFiles(join(dirname(file), path), found);
  }
  return found;
}

it('shows its first figures with none of the texts that come after them', () => {
  const files = earlyFiles();
  expect([...files.keys()].map((file) => file.slice(src.length + 1))).toEqual(
    expect.arrayContaining(['kinds/cards/Card.tsx', 'kinds/attention/LoanAlerts.tsx']),
  );
  const late = Object.keys(further).filter((area) => !ofForms.includes(area));
  const read = new RegExp(`\\btext\\.(${late.join('|')})\\b`, 'g');
  const tooEarly = [...files].flatMap(([file, code]) =>
    file.startsWith(join(src, 'values/text')) ? [] : [...code.matchAll(read)].map(([found]) => `${file}: ${found}`),
  );
  expect(tooEarly).toEqual([]);
});
