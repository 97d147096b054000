import { type Finding, findingsOf, isHarmless } from './findings.ts';
import { wordsOf } from './fitsSchema.ts';

/** One place where an answer differs from the description. */
export interface Difference {
  operation: string;
  field: string;
  expected: string;
  found: string;
}

const written = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? 'nothing';

function elsewhere(place: string, isWhole: boolean): string {
  if (place === '') return 'the data seems to be there without the level `data` around it';
  if (isWhole) return `the data seems to be under \`${place}\``;
  return `the data seems to be ${place.includes('.') ? '' : 'one level '}deeper, under \`${place}\``;
}

function foundIn({ kind, value, names = [], place = '' }: Finding, isWhole: boolean): string {
  if (kind === 'missing' || kind === 'no-data') return 'nothing';
  if (kind === 'renamed') return `nothing; perhaps renamed: ${names.map((other) => `\`${other}\``).join(', ')}`;
  if (kind === 'deeper') return elsewhere(place, isWhole);
  return kind === 'html' ? 'an HTML page; is this the address of the API?' : written(value);
}

/**
 * The places where an operation's data differs from the description, each place once. Fields that the description does
 * not know are ignored. `body` is the whole answer, as text where it is not JSON.
 */
export function differencesOf(operation: string, data: unknown, body?: unknown): Difference[] {
  const found = findingsOf(operation, data, body).filter((finding) => !isHarmless(finding));
  const byField = new Map(found.map((finding) => [finding.field, finding]));
  return [...byField.values()].map((finding) => ({
    operation,
    field: finding.field,
    expected: finding.kind === 'html' || finding.kind === 'not-json' ? 'JSON' : wordsOf(finding.schema),
    found: foundIn(finding, data === undefined),
  }));
}
