import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate, steps } from '../../scripts/migrate/migrate.ts';
import { configTexts } from '../../scripts/migrate/source.ts';
import { configVersion } from '../../src/config/version.ts';
import { compiler } from '../config/compiler.ts';
import { projectCopy } from '../projectCopy.ts';

const root = join(import.meta.dirname, '../..');

/** The config of 23 November 2026, written for version 1: only the files that have to change. */
const former = join(import.meta.dirname, 'version1');
const files = readdirSync(former, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts.txt'))
  .map((name) => name.replace(/\.txt$/, ''))
  .sort();
const formerText = (file: string) => readFileSync(join(former, `${file}.txt`), 'utf8');

const imports = `import { definePortal } from './src/config/definePortal.ts';
import { about } from './src/config/kinds/about.ts';
import { card } from './src/config/kinds/cards.ts';
import { form } from './src/config/kinds/form.ts';
import { table as rows } from './src/config/kinds/table.ts';
import { screen } from './src/config/screen.ts';
`;
const head = `${imports}export default definePortal({ menu: [] });
`;
const migrated = (text: string) => migrate(new Map([['portal.config.ts', text]]), 2);
/** The migrated form of a text appended to a config for version 1. */
const textAfter = (text: string) =>
  migrated(head + text)
    .texts.get('portal.config.ts')
    ?.split('menu: [] });\n')[1];
const refused = (text: string) => migrated(head + text).refusals.map(({ line, message }) => `${line}: ${message}`);

describe('npm run config:migrate', () => {
  const copy = projectCopy();
  const run = (...args: string[]) => copy.run('node', 'scripts/configMigrate.ts', ...args);
  const texts = () => files.map(copy.read);
  /** The changed lines of a file, as git sees them. */
  function changesOf(file: string): string {
    const paths = [join(former, `${file}.txt`), join(copy.folder, file)];
    const { stdout } = spawnSync('git', ['diff', '--no-index', '--no-color', '--unified=0', ...paths], {
      encoding: 'utf8',
    });
    const lines = stdout.split('\n').filter((line) => /^[-+](?!--|\+\+)/.test(line));
    return [file, ...lines, ''].join('\n');
  }

  it('rewrites the config of version 1 so that compiler and check accept it, and changes nothing else', async () => {
    for (const file of files) copy.write(file, formerText(file));
    expect(copy.run('node', 'scripts/checkConfig.ts')).toMatchObject({
      status: 1,
      output: expect.stringMatching(
        /^src\/screens\/contactUs\.ts:4:24: there is no file '.*people\.ts': it is a panel now, .*`npm run config:migrate` writes it\.$/,
      ),
    });

    expect(run('--dry-run')).toMatchObject({
      status: 0,
      output: expect.stringContaining('src/screens/documents.ts:6:3: `part` is `feature` now'),
    });
    expect(texts()).toEqual(files.map(formerText));

    expect(run()).toMatchObject({ status: 0, output: expect.stringContaining(`Changed ${files.length} files.`) });
    await expect(files.map(changesOf).join('\n')).toMatchFileSnapshot('version1/changes.txt');
    expect(copy.run('node', 'scripts/checkConfig.ts')).toMatchObject({ status: 0 });
    const { remarksOn } = compiler(Object.fromEntries(files.map((file) => [file, copy.read(file)])));
    expect(files.flatMap(remarksOn)).toEqual([]);

    const once = texts();
    expect(run()).toEqual({
      status: 0,
      output: `Nothing to do: the config is written for version ${configVersion}.`,
    });
    expect(texts()).toEqual(once);
  });
});

describe('a config in former words', () => {
  it('keeps comments, odd spaces and quotes, and options of other names', () => {
    expect(
      textAfter(`
export const funds = rows( { // one of the team's
    "part" :  'documents' , /* off for some */ id: "funds", columns:["part"] });
`),
    ).toBe(`
export const funds = rows( { // one of the team's
    "feature" :  'documents' , /* off for some */ id: "funds", columns:["part"] });
`);
  });

  it('keeps the comments of removed options', () => {
    expect(
      textAfter(`
const one = card({
  // Month by month.
  lines: { rows: 'series',   at: 'period', value: 'amount' }, // with its sum
  sparkline: { rows: 'series', at: 'period', value: 'amount' },
});
const shared = { breakdown: { rows: 'funds' } };
const other = card({ sparkline: months, ...shared, lines: months });
const third = card({ ...shared, title: 'Third' });
`),
    ).toBe(`
const one = card({
  // Month by month.
  // with its sum
  course: { rows: 'series', at: 'period', value: 'amount' },
});
const shared = { breakdown: { parts: { rows: 'funds' } } };
const other = card({ course: months, ...shared });
const third = card({ ...shared, title: 'Third' });
`);
  });

  it('is followed to the values of names and spread objects, and changed there once', () => {
    expect(
      textAfter(`
const part = 'documents';
const common = { part } as const;
export const one = screen({ ...common, title: 'One' });
export const other = screen({ ...common, title: 'Other' });
`),
    ).toBe(`
const part = 'documents';
const common = { feature: part } as const;
export const one = screen({ ...common, title: 'One' });
export const other = screen({ ...common, title: 'Other' });
`);
  });

  it('loses the rows that a form is about: side by side, and alone', () => {
    const row = (field: string) => `row({ field: '${field}', label: 'L', query: 'q', key: 'id', name: 'n' })`;
    const kinds =
      "import { about as row } from './src/config/kinds/about.ts';\nimport { options } from './src/config/kinds/form.ts';\n";
    const fund = "row({ field: 'fund', object: 'fund' })";
    const before = `const to = form({ about: [${fund}, ${row('loan')}, ${row('unit')}], fields: [{ field: 'topic' }] });`;
    const { texts, refusals } = migrated(kinds + head + before);
    // Without them, the list would be empty.
    expect(migrated(kinds + head + before.replace(`${fund}, `, '')).refusals).toHaveLength(2);
    expect(refusals).toEqual([]);
    const after = texts.get('portal.config.ts')?.split('menu: [] });\n')[1]?.replace(/\s+/g, ' ');
    const field = (name: string) =>
      `{ field: '${name}', label: 'L', input: 'select', options: options({ query: 'q', value: 'id', label: 'n' }), required: false, fromAddress: true, }`;
    expect(after).toBe(
      `const to = form({ about: [${fund}, ], fields: [${field('loan')}, ${field('unit')}, { field: 'topic' }] });`,
    );
  });

  it.each([
    [
      'behind a comment beside the brace',
      '({ // ours\r\n\tmenu: [] })',
      '({ // ours\r\n\tversion: 2,\r\n\tmenu: [] })',
    ],
    ['on the only line', '({menu: []})', '({ version: 2,menu: []})'],
    [
      'above the comment of the first option',
      '({\n  // Ways.\n  menu: [],\n})',
      '({\n  version: 2,\n  // Ways.\n  menu: [],\n})',
    ],
    ['in place of the old one', '({ menu: [], version: 1 })', '({ menu: [], version: 2 })'],
  ])('gets its version %s', (_name, before, now) => {
    const { texts } = migrated(`${imports}export default definePortal${before};`);
    expect(texts.get('portal.config.ts')).toBe(`${imports}export default definePortal${now};`);
  });
});

describe('a config that cannot be rewritten safely', () => {
  it.each([
    [
      'two courses of a card',
      "card({ lines: { rows: 'series' }, sparkline: { rows: 'days' } });",
      '8: a card has one `course` now, but `lines` and `sparkline` differ; keep one of them',
    ],
    [
      'an old name next to the new one',
      "screen({ part: 'documents', feature: 'documents' });",
      '8: `part` is `feature` now, and both are here; keep one',
    ],
    [
      'an old name that may reach a builder unseen',
      "const made = (more: object) => screen({ ...more });\nmade({ part: 'documents' });",
      '9: `part` may be the option that is `feature` now; rename it, then write `version: 2`',
    ],
    [
      'a row that a form is about, where no field has a list of rows yet',
      "form({ about: [about({ field: 'id', rows: 'all', key: 'id' })], fields: [{ field: 'id' }] });",
      '8: a row of a list is chosen in a field now, with `options`; move this to `fields` by hand',
    ],
    ['a file that does not parse', "screen({ part: 'documents' ;", "8: cannot be read: ',' expected. Correct it first"],
    [
      'a condition in shorthand',
      "form({ fields: [{ field: 'phone', neededFor }] });",
      '8: has to be written out here as `{ field, value }`',
    ],
  ])('stays as it is: %s', (_name, text, message) => {
    expect(refused(text)).toEqual([message]);
    expect(migrated(head + text).texts.get('portal.config.ts')).toBe(head + text);
  });

  it.each([
    ['has no definePortal', 'export default {};', 1],
    ['is handed what it says', `${imports}export default definePortal(parts);`, 7],
    ['may have its version elsewhere', `${imports}export default definePortal({ ...parts, menu: [] });`, 7],
    ['is of a later version', `${imports}export default definePortal({ version: ${configVersion + 1} });`, 7],
    ['computes its version', `${imports}export default definePortal({ version: 1 + 1 });`, 7],
  ])('is refused where it %s', (_name, text, line) => {
    expect(migrated(text)).toMatchObject({ changes: [], refusals: [{ file: 'portal.config.ts', line }] });
  });
});

describe('a config of version 2', () => {
  const migratedTo3 = (text: string) => migrate(new Map([['portal.config.ts', text]]), 3);
  const former = `import { definePortal } from './src/config/definePortal.ts';
import { earned, income } from './src/config/kinds/income.ts';
import { ladder } from './src/config/kinds/ladder.ts';
import { notes } from './src/config/kinds/notes.ts';
import { table } from './src/config/kinds/table.ts';
const years = { by: 'issued_date', records: {} };
const one = income({
  id: 'income', // month by month
  title: 'Income',
  earned: earned({ query: 'portfolioCardInterestEarned', month: 'period', amount: 'amount' }),
  empty: none,
});
const sections = [one, notes({ id: 'notes', title: 'Notes', query: 'portfolioEnable', empty: none }), ladder({ id: 'ladder' }), table({ id: 'documents', years })];
export default definePortal({ version: 2, menu: [] });
`;
  const detailsToo = "import { details } from './src/config/kinds/details.ts'; ";

  it('replaces kinds that became panels, and drops options that panels have by default', () => {
    const { texts, changes } = migratedTo3(former);
    expect(texts.get('portal.config.ts')).toBe(`import { panel } from './src/panels/panels.ts';
import { definePortal } from './src/config/definePortal.ts';
import { table } from './src/config/kinds/table.ts';
const years = { by: 'issued_date', records: {} };
const one = panel('income', {
  id: 'income', // month by month
  title: 'Income',
  empty: none,
});
const sections = [one, panel('notes', { id: 'notes', title: 'Notes', of: 'portfolio', empty: none }), table({ id: 'documents' })];
export default definePortal({ version: 3, menu: [] });
`);
    expect(changes.map(({ line, message }) => `${line}: ${message}`)).toContain(
      "7: `income(…)` is `panel('income', …)` now; it chooses `earned` itself now",
    );
  });

  it.each([
    [
      'a removed section in a place that needs one',
      'const last = ladder({ id: "ladder" });',
      '15: `ladder` is no longer',
    ],
    ['notes of something else', "const more = notes({ id: 'n', query: 'teamList2' });", '15: has to say what it shows'],
    [
      'details that warn',
      `${detailsToo}const loan = details({ alert: { title: 'Behind', field: 'days' } });`,
      "15: `details` no longer has `alert`; remove it, and write `panel('loan', {",
    ],
    [
      'details of what protects a loan',
      `${detailsToo}const loan = details({ safety: { value: { field: 'value' } } });`,
      '15: `details` no longer has `safety`',
    ],
    [
      'details with an amount behind a date',
      `${detailsToo}const loan = details({ groups: [{ fields: ['status', { field: 'due', amount: { rows: 'all' } }] }] });`,
      '15: `details` no longer has `amount`',
    ],
  ])('stays as it is: %s', (_name, text, message) => {
    expect(migratedTo3(former + text).refusals.map(({ line, message: said }) => `${line}: ${said}`)).toEqual([
      expect.stringContaining(message),
    ]);
  });
});

describe("this version's steps", () => {
  it('lead to each version', () => {
    expect(steps).toHaveLength(configVersion - 1);
  });

  it('change only the version of a config that already has the present words', () => {
    const now = configTexts(root);
    const file = 'portal.config.ts';
    const line = `  version: ${configVersion},\n`;
    const { texts } = migrate(new Map([...now, [file, now.get(file)?.replace(line, '') ?? '']]));
    expect(texts).toEqual(now);
  });
});
