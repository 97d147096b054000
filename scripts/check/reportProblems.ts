import type { Problem } from '../../src/config/rules/problem.ts';

export const isError = ({ severity }: Problem): boolean => severity !== 'warning';

/** A problem as one line: its file with line and column where they are known, its path in the file, what is wrong. */
export function lineOf({ file = 'portal.config.ts', line, column, path, message, severity }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return [place, ...(severity === 'warning' ? ['warning'] : []), ...(path ? [path] : []), message].join(': ');
}

/** Prints the problems, errors first, and lets the process fail where there is an error; strictly, every warning is one. */
export function reportProblems(problems: readonly Problem[], isStrict: boolean): void {
  const counted = isStrict ? problems.map((problem): Problem => ({ ...problem, severity: 'error' })) : problems;
  const [errors, warnings] = [counted.filter(isError), counted.filter((problem) => !isError(problem))];
  for (const problem of [...errors, ...warnings]) console.error(lineOf(problem));
  if (errors.length > 0) process.exitCode = 1;
}
