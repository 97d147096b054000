import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { configReport } from '../../scripts/check/configReport.ts';
import { lineOf, reportOf } from '../../scripts/check/reportProblems.ts';
import { stepsOf } from '../../scripts/check/steps.ts';
import { translationFiles, withoutTranslations } from '../../scripts/check/translationFiles.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import type { Portal } from '../../src/config/portal.ts';
import { saidTexts } from '../../src/config/translated.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { smallPortal } from '../portal/smallPortal.ts';
import { login } from '../portal/visitors.ts';

const root = join(import.meta.dirname, '../..');
const translations = 'src/values/text/fr';
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'portal-translations-'));
  cpSync(join(root, translations), join(copy, translations), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const told = { isStrict: false, isFixing: false };
const fixing = { isStrict: false, isFixing: true };

/** A config with few labels, which leaves many translations unused. */
const few = {
  ...smallPortal,
  routes: { ...smallPortal.routes, signedIn: { '/overview': { ...smallPortal.noInvestors, title: 'My Portfolio' } } },
  menu: smallPortal.menu.filter((entry) => 'action' in entry),
};
const labelsOf = (portal: Portal) => {
  const texts = new Set<string>();
  saidTexts(portal, (text) => texts.add(text));
  return texts;
};

describe('A translation that no label of the config needs', () => {
  it('gets a warning with its file and line', async () => {
    const { lines, isSound } = await configReport(copy, few, told);
    const unused = lines.filter((line) => line.includes('is translated, but'));
    expect(isSound).toBe(true);
    expect(unused.length).toBeGreaterThan(60);
    for (const line of unused) {
      const [, file = '', number, text = ''] =
        /^(\S+\.ts):(\d+): warning: '(.*)' is translated, but is not a label of the config$/.exec(line) ?? [];
      expect(read(file).split('\n')[Number(number) - 1], line).toContain(text);
      expect(labelsOf(few)).not.toContain(text);
    }
    expect(lines.at(-1)).toBe(`\`npm run check -- --fix\` removes ${unused.length} unused translations.`);
  });

  it('is removed by --fix, while the others stay', async () => {
    const textsOf = () => translationFiles(copy, 'fr').map(read).join('\n');
    const before = textsOf();
    const { lines } = await configReport(copy, few, fixing);
    expect(lines[0]).toMatch(/^Removed \d+ unused translations from src\/values\/text\/fr\/configAccount\.ts, /);
    expect(lines.join('\n')).not.toContain('is translated, but');
    const removed = before.split('\n').filter((line) => !textsOf().includes(line));
    expect(removed.length).toBeGreaterThan(60);
    const kept = (await configReport(copy, few, told)).lines;
    expect(kept.join('\n')).not.toContain('is translated, but');
  });

  const withBrand = (brand: object) => configReport(copy, { ...few, brand: { ...few.brand, ...brand } }, fixing);

  it('is named but stays while the config has errors, unless a label is there in a misspelt place', async () => {
    const { lines, isSound } = await withBrand({ titel: 'Profile Details' });
    expect(isSound).toBe(false);
    expect(lines[0]).toContain("'titel' is not known");
    const unused = lines.filter((line) => line.includes('is translated, but'));
    expect(unused.length).toBeGreaterThan(60);
    expect(unused.join('\n')).not.toContain('Profile Details');
    for (const file of translationFiles(root, 'fr')) expect(read(file)).toBe(readFileSync(join(root, file), 'utf8'));
  });

  it('is not named while something cannot be read, which may have been its label', async () => {
    expect((await withBrand({ product: 7 })).lines).toEqual([expect.stringContaining('has to be text; found 7')]);
  });

  it('leaves every other line and comment unchanged when it is removed', () => {
    const text = `/** French, with 'Menu': and "Loan" in a comment. */
export const config: Readonly<Record<string, string>> = {
  // Menu: what leads on.
  Menu: 'Menu',
  'Sign in': 'Se connecter', // as on the button
  'A \\'long\\' one.':
    'Une longue, {', // of two lines

  /* Loans */
  Loan: 'Menu', 'Loans': 'Prêts',
  Funds: \`Fonds\`,
};
`;
    expect(withoutTranslations(text, ['Menu', "A 'long' one.", 'Loans', 'Funds'])).toBe(
      `/** French, with 'Menu': and "Loan" in a comment. */
export const config: Readonly<Record<string, string>> = {
  // Menu: what leads on.
  'Sign in': 'Se connecter', // as on the button

  /* Loans */
  Loan: 'Menu',
};
`,
    );
  });
});

describe('A label without a translation', () => {
  /** The problems that the check reports on the public screens when the sign-in screen has this title. */
  const problemsOf = (title: string) => {
    const routes = { ...few.routes, public: { ...few.routes.public, '/login': { ...login, title } } };
    return checkPortal({ ...few, routes }, kinds, { operations, fields }).filter(({ path }) =>
      path.startsWith('routes.public'),
    );
  };

  it.each(['Welcome back', 'My Portfolio'])('is reported as missing from the texts for visitors: %s', (title) => {
    expect(problemsOf(title).map(lineOf)).toEqual([
      `portal.config.ts: notice: routes.public./login.title: '${title}' is not translated; add it to src/values/text/fr/configVisitors.ts`,
    ]);
  });

  it('does not fail the strict check that CI runs', () => {
    const problems = problemsOf('Welcome back');
    expect(reportOf(problems, true)).toMatchObject({ lines: problems.map(lineOf), isSound: true });
    const strict = stepsOf({ strict: true }).filter(({ args }) => args.includes('--strict'));
    expect(strict.map(({ name }) => name)).toContain('config');
    expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain('npm run check -- --strict');
  });

  it('takes one line of the report, however many there are', async () => {
    const routes = { ...few.routes, public: { ...few.routes.public, '/login': { ...login, title: 'Welcome back' } } };
    const portal = { ...few, routes };
    const { length } = checkPortal(portal, kinds, { operations, fields }).filter(({ untranslated }) => untranslated);
    const texts = length === 1 ? '1 text is' : `${length} texts are`;
    const { lines } = await configReport(copy, portal, told);
    expect(lines.filter((line) => line.includes('not translated'))).toEqual([
      `src/values/text/fr: notice: ${texts} not translated into French; \`npm run check -- --untranslated\` lists them`,
    ]);
  });
});
