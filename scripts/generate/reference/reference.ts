import { inputs } from '../../../src/config/inputs.ts';
import { portalDeclared, screenDeclared } from '../../../src/config/portalDeclared.ts';
import type { Word } from '../../../src/config/word.ts';
import { kinds } from '../../../src/kinds/declared.ts';
import { type FormatKind, formats } from '../../../src/values/formats.ts';
import type { Description } from '../description.ts';
import { exported, vocabulary } from './docTexts.ts';
import { operationSections } from './operationSections.ts';
import { type OptionRow, optionRows } from './optionRows.ts';
import { table } from './table.ts';

/** The options of every kind and of every kind with a query, which are described only once. */
const shared = ['id', 'title', 'heading', 'untitled', 'feature', 'half', 'where'];

const optionTable = (rows: readonly OptionRow[]) =>
  table(
    ['option', 'needed', 'takes', 'what it does'],
    rows.map(({ path, isNeeded, takes, text }) => [`\`${path}\``, isNeeded ? 'yes' : '', takes, text]),
  );

const wordOf = (declared: object) => declared as Word; // A word of the vocabulary, as the check reads it.

function kindSections(root: string, words: ReadonlyMap<string, string>): string[] {
  return Object.values(kinds).flatMap(({ kind, declared }) => {
    const { text, source } = exported(root, `src/kinds/${kind}/options.ts`, kind);
    const rows = optionRows(wordOf(declared), source, words).filter(({ path }) => !shared.includes(path));
    return [`### ${kind}`, ...(text ? [text] : []), rows.length > 0 ? optionTable(rows) : 'It has no further options.'];
  });
}

function sharedOptions(root: string, words: ReadonlyMap<string, string>): string {
  const [common, querying] = ['common', 'querying'].map((name) => exported(root, 'src/config/kind.ts', name).source);
  const { declared } = kinds.prose;
  const rows = [common, querying].flatMap((source) => (source ? optionRows(wordOf(declared), source, words) : []));
  const documented = shared.flatMap((path) => {
    const found = rows.filter((row) => row.path === path);
    return found.find(({ text }) => text !== '') ?? found[0] ?? [];
  });
  return optionTable(documented);
}

/** A value of each kind that the description knows. */
const samples: Readonly<Record<string, unknown>> = {
  string: 'Maple Street',
  enum: 'in_arrears',
  date: '2026-07-10',
  month: '2026-07',
  'date-time': '2026-07-10T14:30:00Z',
  country: 'CA',
  flag: 1,
  year: 2026,
  months: 18,
  percent: 8.25,
  points: 1.5,
  units: 1250.125,
  fileSize: 1_250_000,
};

function formatTable(): string {
  const names = Object.keys(formats) as FormatKind[]; // The record is closed.
  const rows = names.map((name) => {
    const { fits, write } = formats[name];
    const [first = ''] = fits;
    const sample = samples[first] ?? 1234.5;
    const example = write(sample, { locale: 'en-CA', currency: 'CAD' });
    return [`\`${name}\``, fits.join(', '), `\`${JSON.stringify(sample)}\``, example ?? ''];
  });
  return table(['format', 'fits values described as', 'a value', 'is shown as'], rows);
}

const optionsIn = (uses: readonly object[]) =>
  uses
    .map((use) =>
      Object.entries(use)
        .map(([how, names]) => `${how} have ${[names].flat().join(', ')}`)
        .join(', '),
    )
    .join('; or ');

function inputTable(): string {
  const rows = Object.entries(inputs).flatMap(([fits, kinds]) =>
    Object.entries(kinds).map(([kind, uses]) => [`\`${kind}\``, fits, optionsIn(uses)]),
  );
  return table(['input', 'for values', 'its options'], rows);
}

/** generated/reference.md: every kind, option, format, operation and field, from their declarations. */
export function referenceFile(root: string, description: Description): string {
  const words = vocabulary(root);
  const config = exported(root, 'src/config/portalDeclared.ts', 'portalDeclared').source;
  const screen = exported(root, 'src/config/portalDeclared.ts', 'screenDeclared').source;
  const parts = [
    '# Reference',
    'Everything that the config can say, and everything that the API answers. `[]` stands for each item of a list, `*` for each name. An option that is not needed may be left out; its default is taken from the description if that has a value for it.',
    '## The config',
    '`portal.config.ts` is what `definePortal` is given.',
    optionTable(optionRows(wordOf(portalDeclared), config, words)),
    '## Screens',
    optionTable(optionRows(wordOf(screenDeclared), screen, words)),
    '## Kinds of sections',
    'Every kind has these options; `where` belongs to those with a `query`:',
    sharedOptions(root, words),
    ...kindSections(root, words),
    '## Inputs of forms',
    inputTable(),
    '## Formats',
    formatTable(),
    '## Operations',
    ...operationSections(description),
  ];
  return `<!-- Written by \`npm run generate\` from src/config/, src/values/ and openapi/. Do not edit. -->\n\n${parts.join('\n\n')}\n`;
}
