import type { ZodMiniType } from 'zod/mini';
import { bodies } from '../../generated/bodies.ts';
import { operations } from '../../generated/operations.ts';
import type { Body, OperationId } from './call.ts';
import { invalid } from './problem.ts';

/** The parts of a zod issue that messages use. */
interface Issue {
  code: string;
  path: PropertyKey[];
  expected?: string;
  origin?: string;
  format?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  inclusive?: boolean;
  values?: unknown[];
  errors?: Issue[][];
}

const formats: Record<string, string> = {
  email: 'Must be an email address.',
  date: 'Must be a date of the form YYYY-MM-DD.',
  datetime: 'Must be a moment in UTC, such as 2026-06-30T12:00:00Z.',
  url: 'Must be a web address.',
  uri: 'Must be a web address.',
  regex: 'Does not have the expected form.',
};

function tooSmall({ origin, minimum, inclusive }: Issue) {
  if (origin === 'string') return minimum === 1 ? 'Must not be empty.' : `Must have at least ${minimum} characters.`;
  if (origin === 'array') return `Must have at least ${minimum} entries.`;
  return inclusive === false ? `Must be more than ${minimum}.` : `Must be at least ${minimum}.`;
}

function tooBig({ origin, maximum, inclusive }: Issue) {
  if (origin === 'string') return `Must have at most ${maximum} characters.`;
  if (origin === 'array') return `Must have at most ${maximum} entries.`;
  return inclusive === false ? `Must be less than ${maximum}.` : `Must be at most ${maximum}.`;
}

const oneOf = (values: unknown[]) => `Must be one of ${values.map(String).join(', ')}.`;

function wrongType(expected: string | undefined) {
  const kind = expected === 'int' ? 'whole number' : (expected ?? 'value of another kind');
  return `Must be ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}.`;
}

function valueAt(body: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    // Anything but null and undefined can be indexed; a missing key gives undefined.
    (value, key) => (value === null || value === undefined ? undefined : (value as Record<PropertyKey, unknown>)[key]),
    body,
  );
}

function sentence(issue: Issue, body: unknown): string {
  if (valueAt(body, issue.path) === undefined) return 'Is required.';
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'invalid_value') return oneOf(issue.values ?? []);
  if (issue.code === 'invalid_type') return wrongType(issue.expected);
  if (issue.code === 'invalid_format') return formats[issue.format ?? ''] ?? 'Does not have the expected form.';
  const values = (issue.errors ?? []).flat().flatMap((inner) => inner.values ?? []);
  return values.length > 0 ? oneOf(values) : 'Is not valid.';
}

/** The problems of a body, by field and in words; the first problem of a field wins. */
function findings(issues: Issue[], body: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.') || 'general';
    errors[field] ??= sentence(issue, body);
  }
  return errors;
}

/** The upload reads the texts of its form itself. */
const isJson = (id: OperationId): id is OperationId & keyof typeof bodies => operations[id].body === 'json';

/**
 * The body of an operation, parsed by its schema, without the session token, which has already been read. Throws a 422
 * that names every invalid field.
 */
export async function validBody<Id extends OperationId>(id: Id, body: unknown): Promise<Body<Id>> {
  // The schema and the type come from the same description; an operation without a JSON body has no fields to check.
  if (!isJson(id)) return {} as Body<Id>;
  const schema = (await bodies[id]()) as ZodMiniType; // What `bodies` loads.
  const result = schema.safeParse(body);
  // zod's issues have the fields of `Issue` for their code.
  if (!result.success) throw invalid(findings(result.error.issues as Issue[], body));
  const { session_token, ...known } = result.data as { session_token?: unknown };
  return known as unknown as Body<Id>;
}
