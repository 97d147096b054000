import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import portal from '../../portal.config.ts';
import { placedIn } from '../../scripts/check/placeInConfig.ts';
import { lineOf } from '../../scripts/check/reportProblems.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import { asWritten } from '../../src/config/definePortal.ts';
import { filledPortal } from '../../src/config/filled.ts';
import { isError } from '../../src/config/rules/problem.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { compiler, type Remark } from './compiler.ts';
import { lastLineOf, wordsOfRemark } from './compilerRemark.ts';
import { changed, changedIn, type Mistake } from './mistake.ts';
import { checkWords, lists, problemsOf, sound } from './mistakeLists.ts';
import { exportedBuilders, importedBuilders, outline, sectionsOf, sourceOf } from './source.ts';
import { activity } from './ways.ts';

const folder = 'tests/config/planted';

const rowsOf = (list: string, mistakes: readonly Mistake[]) =>
  mistakes.map(([name, ...changes], index) => ({
    name,
    changes,
    config: changed(...changes),
    file: `${folder}/${list}${index}`,
  }));
type Row = ReturnType<typeof rowsOf>[number];

const tables = Object.entries(lists).map(([list, mistakes]) => ({ list, rows: rowsOf(list, mistakes) }));
const soundRows = rowsOf('sound', sound);

/** The properties of a section that name something elsewhere in the config. */
const naming = new Set(['to', 'goTo', 'success', 'link', 'period', 'pageSize', 'range']);

/** Whether the compiler can see every change of a row in its sections alone. */
const isInSections = ({ changes }: Row) =>
  changes.every(
    ([way]) => way[0] === 'routes' && way.includes('sections') && !way.some((step) => naming.has(String(step))),
  );

/** Whether the sections alone may show a part of the mistake: one of several changes, or how an effect is written. */
const isPartlyIn = ({ changes }: Row) => changes.length > 1 || changes.some(([way]) => way.includes('success'));

/** For each row its sections alone, and the whole config if only that can show what was changed. */
const files = Object.fromEntries(
  [...tables.flatMap(({ rows }) => rows), ...soundRows].flatMap((row) => {
    const { file, config } = row;
    const sections = [`${file}.sections.ts`, `${importedBuilders}\nvoid [${sectionsOf(config)}];`];
    if (isInSections(row)) return [sections];
    const parts = `import { bare, parts } from './parts.ts';`;
    const whole = [`${file}.portal.ts`, `${importedBuilders}\n${parts}\nvoid ${sourceOf(config)};`];
    return isPartlyIn(row) ? [sections, whole] : [whole];
  }),
);
/** The config samples in the documentation: sections, each on its own line, and hosts. */
const shown = ['README.md', 'src/config/README.md'].flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, '../..', file), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(
    ([, lines = '']) => lines,
  ),
);
const shownSections = shown.filter((lines) => /^ *(table|card)\(/.test(lines));
const shownHosts = shown.flatMap((lines) => lines.match(/export const \w+ = host\([\s\S]*/) ?? []);
const shownFiles = [
  `${importedBuilders}\nvoid [${shownSections.join('\n')}];`,
  ...shownHosts.map((lines) => `import { host } from '../../../src/config/host.ts';\n${lines}`),
].map((text, index) => [`${folder}/shown${index}.ts`, text] as const);

const shared = {
  ...Object.fromEntries(shownFiles),
  [`${folder}/builders.ts`]: exportedBuilders,
  [`${folder}/parts.ts`]: `${importedBuilders}\n${outline()}`,
};
const { remarksOn } = compiler({ ...shared, ...files });

function remarksOnRow({ file }: Row): Remark[] {
  const [sections, whole] = [`${file}.sections.ts`, `${file}.portal.ts`];
  const alone = sections in files ? remarksOn(sections) : [];
  return alone.length > 0 || !(whole in files) ? alone : remarksOn(whole);
}

/** The compiler's remark on a row: the place, and what is there, should be there or is missing; a dash for none. */
function compilerWords(row: Row): string {
  const remarks = remarksOnRow(row);
  const written = row.changes.flatMap(([way, value]) => [value, way.at(-1)]);
  const named = remarks.find(({ message }) => written.some((text) => lastLineOf(message).includes(`'"${text}"'`)));
  const remark = named ?? remarks[0];
  return remark ? wordsOfRemark(remark) : '–';
}

/** A row of the table: the mistake, the compiler's remark and the check's report, or a dash for each. */
function wordsOf(row: Row): string {
  return [row.name, `  compiler  ${compilerWords(row)}`, ...checkWords(row.config)].join('\n');
}

describe('The table of mistakes', () => {
  it.each(tables)('holds word for word what compiler and check say about $list', async ({ list, rows }) => {
    const text = rows.map(wordsOf).join('\n\n');
    // A mistake that neither of them reports would go unseen.
    expect(text).not.toMatch(/compiler {2}–\n {2}check {5}–/);
    await expect(`${text}\n`).toMatchFileSnapshot(`mistakes/${list}.txt`);
  });

  it.each(soundRows)('lets $name pass', (row) => {
    expect([remarksOnRow(row), problemsOf(row.config)]).toEqual([[], []]);
  });
});

describe('The check', () => {
  it('reports every mistake at once', () => {
    const columns = [...activity, 'columns', 'net_amount'];
    const senseless = changed(
      [[...columns, 'format'], 'text'],
      [[...activity, 'pageSize'], 12],
      [['menu', 'My Documents', 'to'], '/docments'],
      [['pageSize'], 7],
      [['paths', 'home'], '/overviews'],
    );
    const places = ['columns[5].format', 'pageSize'].map((place) => `routes.signedIn./overview.sections[1].${place}`);
    const pathsOf = (config: unknown) => problemsOf(config).map(({ path }) => path);
    expect(pathsOf(senseless).toSorted()).toEqual(['menu[2].to', 'pageSize', 'paths.home', ...places].toSorted());
    const shapeless = changed(
      [['brand', 'colour'], 'red'],
      [['currency'], 'dollars'],
      [[...columns, 'format'], 7],
      [['menu', 'My Documents', 'icon'], 7],
    );
    expect(pathsOf(shapeless).toSorted()).toEqual(['brand.colour', 'currency', 'menu[2].icon', places[0]].toSorted());
  });

  it.each([[undefined], [null], ['portal'], [[]], [() => 'portal']])('refuses %o as a config', (config) => {
    expect(problemsOf(config)).toEqual([
      expect.objectContaining({ path: '', message: expect.stringMatching(/(is missing; it )?has to be an object/) }),
    ]);
  });

  it('prints what the README shows', () => {
    const root = join(import.meta.dirname, '../..');
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    const [, sample = 'none'] = /```\n✗ config\n\n(.*)…\n```/.exec(readme) ?? [];
    const mistake = changedIn(asWritten.get(portal), [[...activity, 'columns', 2, 'field'], 'descripton']);
    const errors = problemsOf(mistake).filter(isError);
    const lines = errors.map((problem) => lineOf(placedIn(root)(problem)));
    expect(lines.map((line) => line.slice(0, sample.length))).toEqual([sample]);
  });

  it('reports the line of a mistake in the options of a panel', () => {
    const root = join(import.meta.dirname, '../..');
    const holdings = ['routes', 'signedIn', '/overview', 'sections', 'current-investment'];
    const [problem] = problemsOf(changedIn(asWritten.get(portal), [[...holdings, 'list', 'columns', 6], 'invested']));
    const { file = '', line = 0 } = problem ? placedIn(root)(problem) : {};
    expect(readFileSync(join(root, file), 'utf8').split('\n')[line - 1]).toBe("      'invested_amount',");
  });
});

describe('The samples of the documentation', () => {
  it('compile', () => {
    expect([shownSections.length, shownHosts.length]).toEqual([2, 2]);
    expect(shownFiles.flatMap(([file]) => remarksOn(file))).toEqual([]);
  });
});

describe('A field that the description renames', () => {
  const renamed = (text: string) => text.replaceAll('reference_number', 'reference_no');
  const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  const file = `${folder}/renamed.ts`;

  it('is reported at its column by the compiler and the check until the config follows', () => {
    const column = [...activity, 'columns', 'reference_number'];
    const before = changed([[...column, 'label'], 'Number']);
    const after = changed([[...column, 'field'], 'reference_no']);
    const remarksAfter = compiler({
      'generated/schema.ts': renamed(read('generated/schema.ts')),
      'generated/fields.ts': renamed(read('generated/fields.ts')),
      [`${folder}/builders.ts`]: exportedBuilders,
      [file]: `${importedBuilders}\nvoid [${sectionsOf(before)}];\nvoid [${sectionsOf(after)}];`,
    }).remarksOn(file);
    expect(remarksAfter).toEqual([
      { marked: 'field', message: expect.stringContaining(`'"reference_number"' is not assignable to type`) },
    ]);

    const renamedFields: typeof fields = JSON.parse(renamed(JSON.stringify(fields)));
    const description = { operations, fields: renamedFields };
    const [ofBefore, ofAfter] = [before, after].map((config) =>
      checkPortal(filledPortal(config, kinds, description), kinds, description).filter(({ path }) =>
        /overview\..*\.field$/.test(path),
      ),
    );
    expect(ofBefore).toEqual([
      {
        path: 'routes.signedIn./overview.sections[1].columns[4].field',
        message: expect.stringContaining("'reference_number' is not known"),
        also: expect.any(Array),
      },
    ]);
    expect(ofAfter).toEqual([]);
  });
});
