import type { Problem } from '../../src/config/rules/problem.ts';

/** A finding of `npm run check -- --format`; its file is relative to the project's root. */
export interface Finding {
  file?: string;
  line?: number;
  column?: number;
  path: string;
  message: string;
  severity: 'error' | 'warning' | 'notice';
}

/** Reads the findings from the output of a tool. */
export type ReadFindings = (output: string) => Finding[];

const jsonIn = (output: string) => JSON.parse(output.slice(output.indexOf('{'))) as unknown;

/** The lines of JSON that the project's own steps print with `--json`. */
export const ownFindings: ReadFindings = (output) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => ({ severity: 'error', ...(JSON.parse(line) as Problem) }));

const cut = (line: string, most: number) => (line.length > most ? `${line.slice(0, most)}…` : line);

/** The compiler's output with its long messages reduced to their beginning and their last three lines, which name the cause. */
export const shortMessages = (output: string): string =>
  output
    .split(/\n(?! )/)
    .map((message) => {
      if (message.length <= 600) return message;
      const [first = '', ...reasons] = message.split('\n');
      const causes = reasons.slice(-3).map((reason) => `  ${cut(reason.trim(), 300)}`);
      return [cut(first, causes.length > 0 ? 160 : 600), ...causes].join('\n');
    })
    .join('\n');

/** Reads lines such as `src/a.ts(3,5): error TS2322: …`, with the lines that continue them. */
export const compilerFindings: ReadFindings = (output) => {
  const found: Finding[] = [];
  for (const line of output.split('\n')) {
    const [, file, row, column, message] = /^(\S.*)\((\d+),(\d+)\): error (TS\d+: .*)$/.exec(line) ?? [];
    const last = found.at(-1);
    if (file && message)
      found.push({ file, line: Number(row), column: Number(column), path: '', message, severity: 'error' });
    else if (last && line.startsWith(' ')) last.message += `\n${line}`;
  }
  return found;
};

interface Imports {
  summary: {
    violations: { from: string; to: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string; comment: string }[] };
  };
}

/** Reads the JSON of dependency-cruiser, which names files but no lines. */
export const importFindings: ReadFindings = (output) => {
  const { violations, ruleSetUsed } = (jsonIn(output) as Imports).summary; // Its version is fixed.
  return violations.map(({ from, to, rule: { name } }) => {
    const why = ruleSetUsed.forbidden.find((rule) => rule.name === name)?.comment ?? '';
    const what = from === to ? '' : `imports ${to}. `;
    return { file: from, path: '', message: `${name}: ${what}${why}`, severity: 'error' };
  });
};

interface Lint {
  diagnostics: {
    severity: string;
    message: string;
    category: string;
    location: { path: string; start: { line: number; column: number } };
  }[];
}

/** Reads the JSON of Biome, in which unformatted files have no line. If strict, its warnings are errors. */
export const lintFindings =
  (isStrict: boolean): ReadFindings =>
  (output) =>
    (jsonIn(output.slice(0, output.lastIndexOf('}') + 1)) as Lint).diagnostics.map(
      ({ severity, message, category, location: { path: file, start } }) => ({
        file,
        ...(start.line > 0 && { line: start.line, column: start.column }),
        path: '',
        message: category === 'format' ? 'is not formatted; `npm run format` does it' : `${category}: ${message}`,
        severity: severity === 'error' || (isStrict && severity === 'warning') ? 'error' : 'warning',
      }),
    );

interface DeadCode {
  issues: ({ file: string } & Record<string, { name: string; line?: number; col?: number }[]>)[];
}

/** Reads the JSON of knip, which lists unused exports and packages for each file, by kind. */
export const deadCodeFindings: ReadFindings = (output) =>
  (jsonIn(output) as DeadCode).issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, names]) =>
      [names].flat().map(({ name, line, col }): Finding => {
        const message = kind === 'files' ? 'nothing uses this file' : `${name} is among the unused or missing ${kind}`;
        return { file, ...(line && { line }), ...(col && { column: col }), path: '', message, severity: 'error' };
      }),
    ),
  );

const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapedProperty = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A finding as a workflow command of GitHub, which marks the line in a pull request. */
export function annotation({ file, line, column, path, message, severity }: Finding, step: string): string {
  const properties = Object.entries({ file, line, col: column, title: step }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapedProperty(String(value))}`],
  );
  return `::${severity} ${properties.join(',')}::${escaped(path ? `${path}: ${message}` : message)}`;
}
