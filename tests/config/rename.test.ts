import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectCopy } from '../projectCopy.ts';

const { folder: copy, read, write: writeFile, run } = projectCopy();

const config = read('portal.config.ts');
const column = "field: 'settled_date', label: 'Date', format: 'date'";
/** The shipped config with one line more: a column for the day an activity settled. */
const withColumn = config.replace(/( *)columns: \[\n(?=\s*\{ field: 'activity_date')/, `$&$1  { ${column} },\n`);

/** What the compiler says of portal.config.ts alone; what else a renamed field breaks is not looked at here. */
function compile() {
  // Less than the whole: the config and everything it is held against.
  const own = { extends: './tsconfig.json', include: ['portal.config.ts', 'node_modules/vite/client.d.ts'] };
  writeFile('tsconfig.config.json', JSON.stringify(own));
  const { output } = run('tsc', '--noEmit', '-p', 'tsconfig.config.json');
  return output.split('\n').filter((line) => line.startsWith('portal.config.ts'));
}

const write = (text: string) => writeFile('portal.config.ts', text);
const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

/** In what is said of activities. */
function renameInDescription(from: string, to: string) {
  const files = readdirSync(join(copy, 'openapi'), { recursive: true, encoding: 'utf8' });
  for (const path of files
    .filter((name) => /activities.*\.yaml$/.test(name))
    .map((name) => join(copy, 'openapi', name))) {
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
  }
}

describe('a field of the activities', { timeout: 90_000 }, () => {
  it('is shown by one line more of config', () => {
    expect(withColumn.split('\n')).toHaveLength(config.split('\n').length + 1);
    write(withColumn);
    expect(compile()).toEqual([]);
    expect(run('node', 'scripts/checkConfig.ts')).toEqual({ status: 0, output: '' });
  });

  it('that is misspelt in the config is named by compiler and check, with its place', () => {
    const misspelt = withColumn.replace("'settled_date'", "'settled_dtae'");
    write(misspelt);
    const [error = ''] = compile();
    expect(error).toContain(`portal.config.ts(${lineOf(misspelt, "'settled_dtae'")},`);
    expect(error).toContain('settled_dtae');
    const { status, output } = run('node', 'scripts/checkConfig.ts');
    expect(status).toBe(1);
    expect(output).toMatch(/^portal\.config\.ts: routes\.signedIn\.\/overview\.sections\[\d+\]\.columns\[0\]\.field: /);
    expect(output).toContain("'settled_dtae' is not known, did you mean 'settled_date'?; allowed: ");
  });

  it('that is renamed in the description makes the compiler name the column of the config', () => {
    write(withColumn);
    renameInDescription('settled_date', 'settlement_date');
    expect(run('node', 'scripts/generate.ts').output).toMatch(/^Wrote generated\/: \d+ files changed\.$/);
    const errors = compile();
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`portal.config.ts(${lineOf(withColumn, "'settled_date'")},`);
    expect(errors[0]).toContain('settled_date');
    expect(run('node', 'scripts/checkConfig.ts').output).toContain("'settled_date' is not known");
    write(withColumn.replace("'settled_date'", "'settlement_date'"));
    expect(run('node', 'scripts/checkConfig.ts').status).toBe(0);
  });
});
