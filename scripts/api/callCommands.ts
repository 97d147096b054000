import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { wireOf } from '../../src/client/wire.ts';
import { transported } from '../../src/config/rules/bodyFields.ts';
import { isObject } from '../../src/values/isObject.ts';
import { bundleDescription } from '../generate/bundle.ts';
import { operationsOf } from '../generate/description.ts';
import type { Called } from './callQueries.ts';
import type { ApiOptions } from './commandLine.ts';
import type { Connection } from './connection.ts';
import { type Row, rowsIn } from './needs.ts';
import { type OperationId, signInOperation } from './signIn.ts';

const isId = (name: string) => /(^|_)(id|key)$/.test(name);
const removes = (id: OperationId) => {
  const call = wireOf(operations[id])?.call;
  return call?.method === 'DELETE' || /(^|[/_-])(delete|remove)\b/.test(call?.path ?? operations[id].path);
};

/** The examples of all JSON bodies, by operation. */
function examplesIn(root: string): Map<string, Readonly<Record<string, unknown>>> {
  const described = operationsOf(bundleDescription(root));
  return new Map(
    described.flatMap(({ operation: { operationId, requestBody } }) => {
      const example = requestBody?.content['application/json']?.example;
      return isObject(example) ? [[operationId, example] as const] : [];
    }),
  );
}

/** Why a command is never called, whatever the options. */
function reasonAgainst(id: OperationId): string | undefined {
  const names = Object.keys(fields[id].body);
  if (operations[id].body === 'multipart') return 'it takes a file';
  if (names.some((name) => name.includes('password') || name === 'token')) return 'it changes how the user signs in';
  return undefined;
}

const nothingAdded = 'nothing was added that it could remove';
const noIds = 'no answer has the ids that it needs';

/**
 * Calls the commands with the examples of the description, filled in with ids of `rows`. A command only ever removes
 * what another one has added.
 */
export async function callCommands(
  connection: Connection,
  options: ApiOptions,
  rows: readonly Row[],
  root: string,
): Promise<Called[]> {
  const examples = examplesIn(root);
  const added: Row[] = [];
  const called: Called[] = [];
  // Object.keys() returns plain strings; the keys of the generated object are the operation ids.
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].kind === 'command');
  for (const id of [...ids.filter((one) => !removes(one)), ...ids.filter(removes)]) {
    if (id === signInOperation()) continue;
    const against = reasonAgainst(id);
    const body = bodyOf(id, examples.get(id) ?? {}, removes(id) ? added : [...added, ...rows], options);
    if (against !== undefined) called.push({ id, answers: [], skipped: against });
    else if (!body) called.push({ id, answers: [], skipped: removes(id) ? nothingAdded : noIds });
    else {
      const result = await send(id, body);
      added.push(...result.answers.flatMap(({ envelope }) => rowsIn(envelope?.data)));
      called.push(result);
    }
  }
  return called;

  async function send(id: OperationId, body: Readonly<Record<string, unknown>>): Promise<Called> {
    try {
      return { id, answers: [await connection.call(operations[id], body)] };
    } catch (error) {
      return { id, answers: [], failed: error instanceof Error ? error.message : String(error) };
    }
  }
}

/** The body of a command: its example, with ids and the email of this user, and without optional fields. */
function bodyOf(
  id: OperationId,
  example: Readonly<Record<string, unknown>>,
  rows: readonly Row[],
  { email }: ApiOptions,
): Readonly<Record<string, unknown>> | undefined {
  const required: readonly string[] = fields[id].required;
  const entries = Object.entries(example).filter(
    ([name, value]) => !transported.includes(name) && (required.includes(name) || !(isId(name) || isObject(value))),
  );
  const wanted = entries.map(([name]) => name).filter(isId);
  const row = rows.find((one) => wanted.every((name) => one[name] !== undefined));
  if (removes(id) && wanted.length === 0) return undefined;
  if (wanted.length > 0 && !row) return undefined;
  const own = { ...row, email };
  const filled = entries.map(([name, value]) => [
    name,
    isId(name) || name === 'email' ? Reflect.get(own, name) : value,
  ]);
  return Object.fromEntries(filled);
}
