import type { Problem } from '../../src/config/rules/problem.ts';

export const isError = ({ severity }: Problem): boolean => severity !== 'warning';

/** A problem as one line: its file with line and column where they are known, its path in the file, what is wrong. */
export function lineOf({ file = 'portal.config.ts', line, column, path, message, severity }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return [place, ...(severity === 'warning' ? ['warning'] : []), ...(path ? [path] : []), message].join(': ');
}

/** What a step of the check has to say, and whether it lets the project pass. */
export interface Report {
  lines: string[];
  isSound: boolean;
}

/** The problems as lines, errors first, and whether there is no error; strictly, every warning is one. */
export function reportOf(problems: readonly Problem[], isStrict: boolean): Report {
  const counted = isStrict ? problems.map((problem): Problem => ({ ...problem, severity: 'error' })) : problems;
  const [errors, warnings] = [counted.filter(isError), counted.filter((problem) => !isError(problem))];
  return { lines: [...errors, ...warnings].map(lineOf), isSound: errors.length === 0 };
}

/** Prints a report, and lets the process fail where it is not sound. */
export function printReport({ lines, isSound }: Report): void {
  for (const line of lines) console.error(line);
  if (!isSound) process.exitCode = 1;
}
