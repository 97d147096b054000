import { afterEach, describe, expect, it } from 'vitest';
import { projectCopy } from '../projectCopy.ts';

const config = 'portal.config.ts';
const definePortal = "import { definePortal } from './src/config/definePortal.ts';";
const copy = projectCopy();

afterEach(() => {
  for (const file of [config, 'src/config/sections/tiles.ts']) copy.restore(file);
});

const lineOf = (part: string) =>
  copy
    .read(config)
    .split('\n')
    .findIndex((line) => line.includes(part)) + 1;

describe('a config that cannot be read', { timeout: 60_000 }, () => {
  it.each([
    ['a colon is missing', "title: 'Sign in',", "title 'Sign in',", "title 'Sign in',", 15, "',' expected."],
    ['a bracket too many', "locale: 'en-CA',", "locale: 'en-CA'],", "locale: 'en-CA'],", 18, "',' expected."],
    [
      'an import of a file that there is not',
      definePortal,
      "import { definePortal } from './src/config/portal-config.ts';",
      'portal-config',
      30,
      "there is no file './src/config/portal-config.ts'.",
    ],
    [
      'an import of a package that there is not',
      definePortal,
      `${definePortal}\nimport zodd from 'zodd';`,
      'zodd',
      18,
      "there is no package 'zodd'.",
    ],
    [
      'an import that its file does not export',
      definePortal,
      definePortal.replace('{ ', '{ defineSite, '),
      'defineSite',
      10,
      "The requested module './src/config/definePortal.ts' does not provide an export named 'defineSite'",
    ],
    ['a word that is nothing', 'table({', 'tabel({', 'tabel({', 11, 'tabel is not defined'],
  ])('is one line with its place: %s', (_, from, to, at, column, message) => {
    copy.replace(config, from, to);
    const output = `${config}:${lineOf(at)}:${column}: ${message}`;
    expect(copy.run('node', 'scripts/checkConfig.ts')).toEqual({ status: 1, output });
  });

  it('is named by the file that it imports, where the mistake is there', () => {
    copy.write('src/config/sections/tiles.ts', 'export const tiles = ;\n');
    const output = 'src/config/sections/tiles.ts:1:22: Expression expected.';
    expect(copy.run('node', 'scripts/checkConfig.ts')).toEqual({ status: 1, output });
  });

  it('stops a build with that line and no stack', () => {
    copy.replace(config, "title: 'Sign in',", "title 'Sign in',");
    const build = ['build', '--config', 'scripts/vite.config.ts', '--configLoader', 'native'];
    const { status, output } = copy.run('vite', ...build);
    expect(status).toBe(1);
    expect(output).toContain(`${config}:${lineOf("title 'Sign in'")}:15: ',' expected.`);
    expect(output).not.toMatch(/^ {4}at |node:internal|node_modules/m);
  });
});
