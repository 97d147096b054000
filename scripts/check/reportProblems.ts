import type { Problem } from '../../src/config/rules/problem.ts';

export const isError = ({ severity }: Problem): boolean => severity !== 'warning';

/** A problem in one line: its file, with line and column if known, its path in the file, and the message. */
export function lineOf({ file = 'portal.config.ts', line, column, path, message, severity }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return [place, ...(severity === 'warning' ? ['warning'] : []), ...(path ? [path] : []), message].join(': ');
}

/** The output of a step, and whether the step has passed. */
export interface Report {
  lines: string[];
  isSound: boolean;
}

/** The problems as lines, errors first, and whether there are no errors; if strict, warnings count as errors. */
export function reportOf(problems: readonly Problem[], isStrict: boolean): Report {
  const counted = isStrict ? problems.map((problem): Problem => ({ ...problem, severity: 'error' })) : problems;
  const [errors, warnings] = [counted.filter(isError), counted.filter((problem) => !isError(problem))];
  return { lines: [...errors, ...warnings].map(lineOf), isSound: errors.length === 0 };
}

/** Prints a report, and sets a failing exit code if it has errors. */
export function printReport({ lines, isSound }: Report): void {
  for (const line of lines) console.error(line);
  if (!isSound) process.exitCode = 1;
}
