import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import portal from '../../portal.config.ts';
import { asWritten } from '../../src/config/definePortal.ts';
import { filledPortal } from '../../src/config/filled.ts';
import { jsonSchema } from '../../src/config/jsonSchema.ts';
import { shapeProblems } from '../../src/config/shapeProblems.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { parts } from '../portal/smallPortal.ts';
import { type Change, changed } from './mistake.ts';
import { account } from './mistakes/account.ts';
import { charts } from './mistakes/charts.ts';
import { contact } from './mistakes/contact.ts';
import { details } from './mistakes/details.ts';
import { form } from './mistakes/form.ts';
import { opportunities } from './mistakes/opportunities.ts';
import { portal as mistakes } from './mistakes/portal.ts';
import { sound } from './mistakes/sound.ts';
import { table } from './mistakes/table.ts';

const overview = ['routes', 'signedIn', '/overview', 'sections'];
const activity = [...overview, 'portfolio-activity'];
const signIn = ['routes', 'public', '/login', 'sections', 'sign-in'];

const root = join(import.meta.dirname, '../..');
/** A config as JSON, without undefined values and functions. */
const inJson = (config: unknown): unknown => JSON.parse(JSON.stringify(config));

const validator = (schema: object) => new Ajv2020({ allErrors: true }).compile(schema);

describe('The JSON Schema of the config', () => {
  // The small config's routes differ from those of portal.config.ts.
  const accepts = validator(
    jsonSchema(kinds, [...Object.keys(parts.routes.public), ...Object.keys(parts.routes.signedIn)]),
  );
  const isAccepted = (config: unknown) => accepts(inJson(config));
  let printed: { $schema?: string };

  beforeAll(() => {
    const { status, stdout, stderr } = spawnSync('node', ['scripts/check.ts', '--schema'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    printed = JSON.parse(stdout);
  }, 30_000);

  it('names the draft it follows', () => {
    expect(printed.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  it('accepts portal.config.ts, both as written and with its defaults filled in', () => {
    const acceptsPortal = validator(printed);
    for (const config of [asWritten.get(portal), portal]) {
      expect([acceptsPortal(inJson(config)), acceptsPortal.errors]).toEqual([true, null]);
    }
  });

  it.each(sound.map(([name, ...changes]) => ({ name, changes })))('accepts $name', ({ changes }) => {
    expect([isAccepted(changed(...changes)), accepts.errors]).toEqual([true, null]);
  });

  const sections = '/routes/signedIn/~1overview/sections';
  const planted: [what: string, place: string, ...change: Change][] = [
    ['a string for a list', '/menu', ['menu'], 'My Portfolio'],
    ['a number for a string', '/brand/name', ['brand', 'name'], 7],
    ['a missing option', '/brand', ['brand', 'accent'], undefined],
    ['an unknown option', '/brand', ['brand', 'colour'], 'red'],
    ['an unknown option of a section', `${sections}/1`, [...activity, 'colums'], []],
    ['an unknown kind of section', `${sections}/1/kind`, [...activity, 'kind'], 'tabel'],
    ['an unknown choice', `${sections}/1/sort/direction`, [...activity, 'sort', 'direction'], 'down'],
    [
      'a number outside the few allowed',
      '/routes/signedIn/~1account/sections/1/dialog/form/columns',
      ['routes', 'signedIn', '/account', 'sections', 1, 'dialog', 'form', 'columns'],
      3,
    ],
    ['an invalid colour', '/brand/accent', ['brand', 'accent'], 'blue'],
    [
      'an unknown format',
      `${sections}/1/columns/5/format`,
      [...activity, 'columns', 'net_amount', 'format'],
      'dollars',
    ],
    [
      'a money format for a time',
      `${sections}/5/at/format`,
      [...overview, 'fund-performance', 'at', 'format'],
      'money',
    ],
    ['a number for a field', `${sections}/1/columns/5`, [...activity, 'columns', 'net_amount'], 7],
    [
      'a lone field that needs another beside it',
      `${sections}/0/cards/0/change`,
      [...overview, 'overview', 'cards', 'Currently invested', 'change'],
      'change_percent',
    ],
    [
      'a lone value that needs a title',
      `${sections}/3/sections/1/charts/1`,
      [...overview, 'current-investment', 'sections', 'allocation', 'charts', 1],
      'amount',
    ],
    ['a route without a slash', '/routes/signedIn', ['routes', 'signedIn', 'fees'], { title: 'Fees', sections: [] }],
    ['a path to an unknown route', '/paths/home', ['paths', 'home'], '/overviews'],
    ['a menu entry to a route with a parameter', '/menu/2/to', ['menu', 'My Documents', 'to'], '/overview/:id'],
    [
      'a link in a form to an unknown route',
      '/routes/public/~1login/sections/0/links/0/to',
      [...signIn, 'links', 0, 'to'],
      '/forgotten',
    ],
    [
      'a row that links to a route without a parameter',
      `${sections}/1/link/to`,
      [...activity, 'link', 'to'],
      '/documents',
    ],
  ];

  it.each(planted)('rejects %s and points to its place', (_what, place, ...change) => {
    expect(isAccepted(changed(change))).toBe(false);
    expect(accepts.errors?.map(({ instancePath }) => instancePath)).toContain(place);
  });

  it('leaves names from the description and from elsewhere in the config to the check', () => {
    const senseless = changed([[...activity, 'query'], 'portfolioActivites'], [[...activity, 'period'], 'perfomance']);
    expect(isAccepted(senseless)).toBe(true);
  });

  const all = [...account, ...charts, ...contact, ...details, ...form, ...opportunities, ...mistakes, ...table];
  // JSON Schema cannot express what a function decides.
  const notSaid = ['languages[0].tag', 'locale', 'footer.links[0].href'];

  it('rejects every mistake of shape that the check reports', () => {
    const refused = all.filter(([, ...changes]) => {
      const problems = shapeProblems(filledPortal(inJson(changed(...changes)), kinds, { operations, fields }), kinds);
      return problems.some(({ path }) => !notSaid.includes(path));
    });
    expect(refused.length).toBeGreaterThan(40);
    const accepted = refused.filter(([, ...changes]) => isAccepted(changed(...changes)));
    expect(accepted.map(([name]) => name)).toEqual([]);
  });
});
