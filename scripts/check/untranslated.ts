import { join } from 'node:path';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import { isError, type Problem } from '../../src/config/rules/problem.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { loadConfig } from './loadConfig.ts';
import { missingTexts } from './missingTexts.ts';
import { placedIn } from './placeInConfig.ts';
import { lineOf } from './reportProblems.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A notice for each language that something is not translated into. */
export function summaries(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  for (const { untranslated } of problems) {
    if (!untranslated) continue;
    const { language, words } = untranslated;
    counts.set(language, (counts.get(language) ?? 0) + words);
  }
  return [...counts].map(([language, count]) => {
    const texts = count === 1 ? '1 text is' : `${count} texts are`;
    const message = `${texts} not translated into ${languageNames.of(language)}; \`npm run check -- --untranslated\` lists them`;
    return { file: `src/values/text/${language}`, path: '', message, severity: 'notice' };
  });
}

/** Prints what is not translated, for `npm run check -- --untranslated`; whether the config could be read. */
export async function listUntranslated(): Promise<boolean> {
  const { portal, problem } = await loadConfig();
  const found = problem ? [problem] : checkPortal(portal, kinds, { operations, fields });
  const errors = found.filter(isError);
  const lacking = [...found.filter(({ untranslated }) => untranslated), ...(await missingTexts())];
  const placed = (errors.length > 0 ? errors : lacking).map(placedIn(join(import.meta.dirname, '../..')));
  for (const one of placed) (errors.length > 0 ? console.error : console.log)(lineOf(one));
  if (placed.length === 0) console.log('Everything is translated.');
  return errors.length === 0;
}
