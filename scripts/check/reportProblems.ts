import { isError, type Problem } from '../../src/config/rules/problem.ts';

/** A problem's message with the other places that have the problem. */
const messageOf = ({ message, also }: Problem) => (also ? `${message}; also at ${also.join(', ')}` : message);

/** A problem in one line: its file, with line and column if known, its path in the file, and the message. */
export function lineOf(problem: Problem): string {
  const { file = 'portal.config.ts', line, column, path, severity } = problem;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return [
    place,
    ...(severity === undefined || severity === 'error' ? [] : [severity]),
    ...(path ? [path] : []),
    messageOf(problem),
  ].join(': ');
}

/** The output of a step, and whether the step has passed. */
export interface Report {
  problems: readonly Problem[];
  lines: string[];
  isSound: boolean;
}

/**
 * The problems as lines, errors first, then warnings, then notices, and whether there are no errors; if strict, warnings
 * count as errors.
 */
export function reportOf(problems: readonly Problem[], isStrict: boolean): Report {
  const isNotice = ({ severity }: Problem) => severity === 'notice';
  const counted = problems.map(
    (problem): Problem => (isStrict && !isNotice(problem) ? { ...problem, severity: 'error' } : problem),
  );
  const errors = counted.filter(isError);
  const others = counted.filter((problem) => !isError(problem));
  const sorted = [...errors, ...others.filter((one) => !isNotice(one)), ...others.filter(isNotice)];
  return { problems: sorted, lines: sorted.map(lineOf), isSound: errors.length === 0 };
}

/** Whether a step reports each problem as a line of JSON, for the formats of `npm run check`. */
export const isJson = process.argv.includes('--json');

/** Prints a report, and sets a failing exit code if it has errors. */
export function printReport({ problems, lines, isSound }: Report): void {
  const asJson = (problem: Problem) => ({
    file: 'portal.config.ts',
    ...problem,
    message: messageOf(problem),
    also: undefined,
  });
  if (isJson) for (const problem of problems) console.log(JSON.stringify(asJson(problem)));
  else for (const line of lines) console.error(line);
  if (!isSound) process.exitCode = 1;
}
