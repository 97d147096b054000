import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiler } from '../../config/compiler.ts';
import { smallPortal } from '../../portal/smallPortal.ts';
import { projectCopy } from '../../projectCopy.ts';

const list = 'src/values/text/languages.ts';
const lineOf = (language: string) => `  ${language}: async () => (await import('./${language}/texts.ts')).texts,\n`;

/** A catalogue with few of the texts. */
const icelandic = `import type { OwnTexts } from '../catalogue.ts';

export const texts: OwnTexts = {
  visitors: { actions: { showPassword: 'Sýna stafi' } },
  signedIn: () => import('./signedIn.ts'),
  further: () => import('./further.ts'),
  visitorLabels: { Welcome: 'Velkomin', 'Sign in': 'Innskráning' },
};
`;

const languages = [...smallPortal.languages, { tag: 'is-IS', name: 'Íslenska' }];

const icelandicLabels = `export const signedIn = {
  labels: { distribution: 'Úthlutun' },
};
`;

const icelandicLists = `export const further = {
  list: { nextPage: 'Næsta síða' },
};
`;

describe('A third language', () => {
  const copy = projectCopy();
  /** The lines that report untranslated texts; without Icelandic there are none. */
  let missing: string[];

  beforeAll(() => {
    mkdirSync(join(copy.folder, 'src/values/text/is'));
    copy.write('src/values/text/is/texts.ts', icelandic);
    copy.write('src/values/text/is/signedIn.ts', icelandicLabels);
    copy.write('src/values/text/is/further.ts', icelandicLists);
    copy.replace(list, lineOf('fr'), lineOf('fr') + lineOf('is'));
    copy.write(
      'portal.config.ts',
      copy.read('portal.config.ts').replace('...parts,', `...parts, languages: ${JSON.stringify(languages)},`),
    );
    const { status, output } = copy.run('node', 'scripts/check.ts', '--untranslated');
    expect(status).toBe(0);
    missing = output.split('\n');
  }, 60_000);

  it('passes the check with one line, strict or not', () => {
    for (const asked of [[], ['--strict']]) {
      const { status, output } = copy.run('node', 'scripts/checkConfig.ts', ...asked);
      expect(output).toMatch(
        /^src\/values\/text\/is: notice: \d{4} texts are not translated into Icelandic; `npm run check -- --untranslated` lists them$/,
      );
      expect(status).toBe(0);
    }
  });

  it('lists the missing texts by name', () => {
    expect(missing).toContain(
      "src/values/text/is: notice: visitors.actions: not translated and shown in 'en': close, cancel, tryAgain, hidePassword",
    );
    expect(missing).toContainEqual(
      expect.stringMatching(/^src\/values\/text\/is: notice: further\.list: .*: previousPage, range, /),
    );
    expect(missing).toContainEqual(
      expect.stringMatching(/^src\/values\/text\/is: notice: signedIn\.labels: .* direct_mortgage,/),
    );
    expect(missing.join()).not.toMatch(/nextPage|showPassword|src\/values\/text\/fr/);
    expect(missing.filter((line) => line.includes('signedIn.labels')).join()).not.toContain(' distribution,');
  });

  it('also lists untranslated labels of the config with their place', () => {
    expect(missing.filter((line) => line.includes("'Overview'"))).toEqual([
      expect.stringContaining(
        "routes.signedIn./overview.title: 'Overview' is not translated; add it to src/values/text/is/configSignedIn.ts",
      ),
    ]);
    expect(missing.join()).not.toContain("'Welcome'");
  });

  it('does not compile without its folder', () => {
    const without = copy.read(list).replace(lineOf('is'), lineOf('it'));
    expect(compiler({ [list]: without }).remarksOn(list)).toEqual([
      { marked: "'./it/texts.ts'", message: expect.stringContaining("Cannot find module './it/texts.ts'") },
    ]);
  });

  it('does not compile with a text that the portal does not have', () => {
    const file = 'src/values/text/is/texts.ts';
    const misspelt = copy.read(file).replace('showPassword', 'showPasword');
    const files = {
      [file]: misspelt,
      'src/values/text/is/signedIn.ts': icelandicLabels,
      'src/values/text/is/further.ts': icelandicLists,
    };
    expect(compiler(files).remarksOn(file)).toEqual([
      { marked: 'showPasword', message: expect.stringContaining("Did you mean to write 'showPassword'") },
    ]);
  });
});
