import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { stepsOf } from '../../scripts/check/steps.ts';
import { withoutTranslations } from '../../scripts/check/translationFiles.ts';
import { projectCopy } from '../projectCopy.ts';

const config = 'portal.config.ts';
const visitors = 'src/text/fr/configVisitors.ts';
const copy = projectCopy();
const check = (...args: string[]) => copy.run('node', 'scripts/checkConfig.ts', ...args);

afterEach(() => {
  for (const part of [config, 'src/text/fr']) copy.restore(part);
});

const lineOf = (file: string, part: string) => {
  const text = copy.read(file);
  return text.slice(0, text.indexOf(part)).split('\n').length;
};

/** As when an operator takes a whole screen away. */
function removeContactScreen() {
  copy.replace(config, 'export default definePortal(', 'const whole = definePortal(');
  const rest = `
const { '/contact-us': _, ...signedIn } = whole.routes.signedIn;
const menu = whole.menu.filter((entry) => !('to' in entry) || entry.to !== '/contact-us');
const { '/opportunities': offers, '/opportunities/:id': offer, ...others } = signedIn;
export default { ...whole, routes: { ...whole.routes, signedIn: others }, menu: menu.filter(({ label }) => label !== 'Opportunities') };
`;
  copy.write(config, copy.read(config) + rest);
}

describe('a translation that no label of the config needs', { timeout: 60_000 }, () => {
  const unused = (file: string, text: string) =>
    `${file}:${lineOf(file, text)}: warning: '${text}' is translated, but no label of the config says it`;

  it('is a warning that names its file and line', () => {
    const text = 'See what you own, what it earns, and where it stands.';
    copy.replace(config, `intro: '${text}',`, '');
    expect(check()).toEqual({
      status: 0,
      output: `${unused(visitors, text)}\n\`npm run check -- --fix\` removes 1 unused translation.`,
    });
  });

  it('stops neither development nor the build when a screen is removed, and is removed by --fix alone', () => {
    removeContactScreen();
    const { status, output } = check();
    const lines = output.split('\n').slice(0, -1);
    expect(status, output).toBe(0);
    expect(lines.length).toBeGreaterThan(60);
    for (const line of lines) {
      const [, file = '', number, text = ''] = /^(\S+\.ts):(\d+): warning: '(.*)' is translated, but/.exec(line) ?? [];
      expect(copy.read(file).split('\n')[Number(number) - 1], line).toContain(text);
    }
    expect(check('--fix')).toEqual({
      status: 0,
      output: expect.stringMatching(/^Removed \d+ unused translations from /),
    });
    expect(check('--strict')).toEqual({ status: 0, output: '' });
  });

  it('is left where the config has errors, since what is misspelt says nothing either', () => {
    const before = copy.read(visitors);
    copy.replace(config, "intro: 'See what you own", "intor: 'See what you own");
    const { status, output } = check('--fix');
    expect(status).toBe(1);
    expect(output).not.toContain('warning');
    expect(copy.read(visitors)).toBe(before);
  });

  it('leaves when it is removed every other line and comment as it was', () => {
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

describe('a label that nobody has translated', { timeout: 60_000 }, () => {
  it('is a warning that names its place and the file that lacks it', () => {
    copy.replace(config, "title: 'Sign in',", "title: 'Welcome back',");
    copy.replace(config, "title: 'Portfolio Activity',", "title: 'What happened',");
    const { status, output } = check();
    expect(status).toBe(0);
    expect(output.split('\n')).toEqual([
      "portal.config.ts: warning: routes.public./login.title: 'Welcome back' is not translated; add it to src/text/fr/configVisitors.ts",
      expect.stringMatching(
        /^portal\.config\.ts: warning: routes\.signedIn\.\/overview\.sections\[\d+\]\.title: 'What happened' is not translated; add it to src\/text\/fr\/configSignedIn\.ts$/,
      ),
    ]);
  });

  it('is missing for visitors too where only a text of the signed-in screens has it', () => {
    copy.replace(config, "title: 'Sign in',", "title: 'Loan',");
    expect(check().output).toBe(
      "portal.config.ts: warning: routes.public./login.title: 'Loan' is not translated; add it to src/text/fr/configVisitors.ts",
    );
  });

  it('is an error of a strict check, as CI runs it', () => {
    copy.replace(config, "title: 'Sign in',", "title: 'Welcome back',");
    expect(check('--strict')).toEqual({
      status: 1,
      output:
        "portal.config.ts: routes.public./login.title: 'Welcome back' is not translated; add it to src/text/fr/configVisitors.ts",
    });
    const strict = stepsOf({ strict: true }).filter(({ args }) => args.includes('--strict'));
    expect(strict.map(({ name }) => name)).toContain('config');
    const ci = readFileSync(join(import.meta.dirname, '../../.ci/run'), 'utf8');
    expect(ci).toContain('npm run check -- --strict');
  });
});
