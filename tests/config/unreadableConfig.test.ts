import { describe, expect, it } from 'vitest';
import { projectCopy } from '../projectCopy.ts';

const definePortal = "import { definePortal } from './src/config/definePortal.ts';";
const table = "import { table } from './src/kinds/table/options.ts';";

/** Unreadable configs by what is wrong with them: the text, and the place and message that the check reports. */
const configs: Record<string, [text: string, says: string]> = {
  'a colon is missing': [
    `${definePortal}\nexport default definePortal({\n  locale 'en-CA',\n});`,
    "3:10: ',' expected.",
  ],
  'there is a bracket too many': [
    `${definePortal}\nexport default definePortal({\n  locale: 'en-CA'],\n});`,
    "3:18: ',' expected.",
  ],
  'it imports a missing file': [
    "\nimport { definePortal } from './src/config/portal-config.ts';",
    "2:30: there is no file './src/config/portal-config.ts'.",
  ],
  'it imports a missing package': [`${definePortal}\nimport zodd from 'zodd';`, "2:18: there is no package 'zodd'."],
  'it imports a name that the file does not export': [
    definePortal.replace('{ ', '{ defineSite, '),
    "1:10: The requested module './src/config/definePortal.ts' does not provide an export named 'defineSite'",
  ],
  'it uses an undefined name': [
    `${definePortal}\n${table}\nexport default definePortal({\n  sections: [tabel({ columns: [] }), table({})],\n});`,
    '4:14: tabel is not defined',
  ],
};

const copy = projectCopy();

describe('A config that cannot be read', () => {
  it('is reported in one line with its place, whatever is wrong', () => {
    const names = Object.keys(configs).map((_, index) => `wrong${index}.ts`);
    for (const [index, [text]] of Object.values(configs).entries()) copy.write(`wrong${index}.ts`, text);
    // A mistake in an imported file is reported in that file.
    copy.write('broken.ts', 'export const tiles = ;\n');
    copy.write('importing.ts', "import { tiles } from './broken.ts';\nexport default { tiles };\n");
    copy.write(
      'load.ts',
      `import { loadConfig } from './scripts/check/loadConfig.ts';
import { printReport, reportOf } from './scripts/check/reportProblems.ts';
for (const file of process.argv.slice(2)) {
  const { problem } = await loadConfig(file);
  printReport(reportOf(problem ? [problem] : [], false));
}
`,
    );
    const expected = Object.values(configs).map(([, says], index) => `wrong${index}.ts:${says}`);
    expect(copy.run('node', 'load.ts', ...names, 'importing.ts')).toEqual({
      status: 1,
      output: [...expected, 'broken.ts:1:22: Expression expected.'].join('\n'),
    });
  });

  it('stops a build with that line and no stack trace', () => {
    copy.write('portal.config.ts', `${definePortal}\nexport default definePortal({\n  locale 'en-CA',\n});`);
    const build = ['build', '--config', 'scripts/vite.config.ts', '--configLoader', 'native'];
    const { status, output } = copy.run('vite', ...build);
    expect(status).toBe(1);
    expect(output).toContain("portal.config.ts:3:10: ',' expected.");
    expect(output).not.toMatch(/^ {4}at |node:internal|node_modules/m);
  });
});
