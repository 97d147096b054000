import type { GradedDifference } from './gradeDifferences.ts';
import { placeLines } from './placesOf.ts';
import type { Verification, VerifiedOperation } from './verification.ts';

const marks = { 'as-described': '✓', differs: '✗', failed: '✗', skipped: '–' } as const;
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** A difference in words: `is missing; perhaps renamed to \`net_amt\``. */
function sentenceOf({ kind, expected, found, perhaps }: GradedDifference): string {
  const names = perhaps.map((name) => `\`${name}\``).join(' or ');
  if (kind === 'missing') return `is missing; expected ${expected}`;
  if (kind === 'renamed') return `is missing; perhaps renamed to ${names}`;
  if (kind === 'unknown-field') return names ? `is not described; perhaps it is ${names}` : 'is not described';
  if (kind === 'unknown-value') return 'has a value that is not described';
  const guess = names ? `; perhaps ${names}` : '';
  return `expected ${expected}, found ${found}${guess}`;
}

function differenceLines(difference: GradedDifference): string[] {
  const { severity, field, wire, kind, times, affects, means } = difference;
  const name = wire === undefined ? field : `${field} (\`${wire}\` on the wire)`;
  const often = times > 1 ? ` (${times} times)` : '';
  return [
    `    ${severity.padEnd(7)}  ${name}: ${sentenceOf(difference)}${means ? `; ${means}` : ''}${often}  [${kind}]`,
    ...placeLines(affects).map((place) => `             ${place}`),
  ];
}

function operationLines(one: VerifiedOperation, width: number): string[] {
  const { operation, result, status, milliseconds, calls, reason, differences } = one;
  const facts =
    status === undefined
      ? []
      : [String(status), `${milliseconds} ms`.padStart(9), ...(calls > 1 ? [`${calls} calls`] : [])];
  const note = reason === undefined ? [] : [result === 'failed' ? `no answer: ${reason}` : `not called: ${reason}`];
  return [
    [marks[result], operation.padEnd(width), ...facts, ...note].join('  ').trimEnd(),
    ...differences.flatMap(differenceLines),
  ];
}

function renewalLine({ seen, isRefused }: Verification['renewal']): string {
  if (isRefused)
    return 'Token renewal: the API refuses the token that it gave as `newtoken` and still accepts the old one.';
  if (seen > 0) return `Token renewal: seen in ${counted(seen, 'answer')}.`;
  return 'Token renewal: not seen; the API may renew tokens only after some minutes.';
}

function summaryOf(operations: readonly VerifiedOperation[]): string {
  const count = (result: VerifiedOperation['result']) => operations.filter((one) => one.result === result).length;
  const severities = operations.flatMap(({ differences }) => differences.map(({ severity }) => severity));
  const of = (severity: string) => severities.filter((one) => one === severity).length;
  const graded = `${counted(of('error'), 'error')}, ${counted(of('warning'), 'warning')}, ${of('info')} for information`;
  const parts = [
    `${count('as-described')} as described`,
    ...(count('differs') > 0 ? [`${count('differs')} differ (${graded})`] : []),
    ...(count('failed') > 0 ? [`${count('failed')} without an answer`] : []),
    ...(count('skipped') > 0 ? [`${count('skipped')} not called`] : []),
  ];
  return `${counted(operations.length, 'operation')}: ${parts.join(', ')}.`;
}

/** The report for people: a line for each operation, its differences below it, and a summary. */
export function textReport({ operations, renewal }: Verification): string {
  const width = Math.max(...operations.map(({ operation }) => operation.length));
  const empty = operations.flatMap(({ operation, emptyLists }) => emptyLists.map((list) => `${operation} ${list}`));
  const unseen =
    empty.length > 0 ? ['', 'Empty lists, whose rows could not be compared:', ...empty.map((one) => `  ${one}`)] : [];
  const lines = operations.flatMap((one) => operationLines(one, width));
  return [...lines, ...unseen, '', renewalLine(renewal), summaryOf(operations)].join('\n');
}

/** The report for programs; its shape is stable within a `version`. */
export function jsonReport({ operations, renewal }: Verification): string {
  return JSON.stringify({ version: 1, renewal, operations }, null, 2);
}
