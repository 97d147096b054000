import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { wireOf } from '../../src/client/wire.ts';
import type { Portal } from '../../src/config/portal.ts';
import type { ApiOptions } from './commandLine.ts';
import type { Connection } from './connection.ts';
import type { Exchange } from './exchange.ts';
import { type Need, namesOf, needsOf, type Row, reaches, rowsIn, waysToFill } from './needs.ts';
import { type OperationId, selectInvestor } from './signIn.ts';

/** The outcome for an operation: its answers, or the reason why there are none. */
export interface Called {
  id: OperationId;
  answers: readonly Exchange[];
  /** Why it was not called. */
  skipped?: string;
  /** Why its last call got no answer. */
  failed?: string;
}

/** For how many different rows a call is repeated. */
const maxRows = 3;

// Object.keys() returns plain strings; the keys of the generated object are the operation ids.
const ids = (Object.keys(operations) as OperationId[]).toSorted();

/** What the screens send besides required fields: the longest period, a comparison, and the largest page. */
function chosen(id: OperationId, { periods, comparisons, pageSizes }: Portal): Row {
  const { body } = fields[id];
  const months = Math.max(1, ...Object.values(periods).flatMap((list) => list.map((period) => period.months)));
  return {
    ...('months' in body && { months }),
    ...('compare_to' in body && comparisons[0] && { compare_to: comparisons[0].compareTo }),
    ...('per_page' in body && { page: 1, per_page: Math.max(...pageSizes) }),
  };
}

/** Whether an operation lists the investors, which is called first, since most calls name an investor. */
const choosesInvestor = (id: OperationId) => 'investors' in fields[id].data && 'enabled_modules' in fields[id].data;

/** The number of segments that two paths begin with in common. */
function shared(one: string, other: string): number {
  const [segments, others] = [one.split('/'), other.split('/')];
  const end = segments.findIndex((segment, index) => segment !== others[index]);
  return end < 0 ? segments.length : end;
}

const nearestTo = <Found extends { path: string }>(path: string, found: readonly Found[]) =>
  found.toSorted((a, b) => shared(path, b.path) - shared(path, a.path));

/** The path of an operation on the wire. */
const pathOf = (id: OperationId) => wireOf(operations[id])?.call.path ?? operations[id].path;

const wordsOf = (needs: readonly Need[]) => needs.map(({ name }) => name).join(', ');

/** Calls every query, each as soon as the answers before it have the ids that it needs. */
export async function callQueries(connection: Connection, options: ApiOptions, portal: Portal): Promise<Called[]> {
  const called = new Map<OperationId, Called>();
  const asked = ids.filter((id) => operations[id].kind === 'query');
  const answered = [...new Set(asked.flatMap((id) => namesOf(fields[id].data))), 'domain'];
  const needs = new Map(asked.map((id) => [id, needsOf(operations[id], fields[id], answered, new Date())]));
  const found: { path: string; row: Row }[] = [];

  const given = (): Row => ({
    domain: options.domain,
    ...(connection.investorId !== undefined && { investor_id: connection.investorId }),
  });

  async function call(id: OperationId, ways: readonly Row[]) {
    const answers: Exchange[] = [];
    try {
      for (const way of ways) {
        const path = Object.fromEntries(
          (needs.get(id) ?? []).filter((need) => need.in === 'path').map(({ name }) => [name, way[name]]),
        );
        const body = Object.fromEntries(Object.entries(way).filter(([name]) => !Object.hasOwn(path, name)));
        const answer = await connection.call(operations[id], { ...chosen(id, portal), ...body }, path);
        answers.push(answer);
        const data = answer.envelope?.data;
        if (choosesInvestor(id)) selectInvestor(connection, data);
        if (operations[id].answer === 'json') found.push(...rowsIn(data).map((row) => ({ path: pathOf(id), row })));
      }
      called.set(id, { id, answers });
    } catch (error) {
      called.set(id, { id, answers, failed: error instanceof Error ? error.message : String(error) });
    }
  }

  const isFile = (id: OperationId) => operations[id].answer !== 'json';
  for (const id of asked) {
    if (isFile(id) && !options.includeFiles)
      called.set(id, {
        id,
        answers: [],
        skipped: 'it answers a file, and opening one may mark it as viewed; --include-files calls it',
      });
    else if (operations[id].session === 'required' && connection.token === undefined)
      called.set(id, { id, answers: [], skipped: 'there is no session' });
  }
  for (const id of asked.filter((one) => choosesInvestor(one) && !called.has(one))) await call(id, [{}]);

  const readyWith = (reach: (typeof reaches)[number]) =>
    asked.flatMap((id) => {
      if (called.has(id)) return [];
      // A guess is tried once, with the answers of the most similar paths.
      const [near, times] = reach === 'exact' ? [found, maxRows] : [nearestTo(pathOf(id), found), 1];
      const rows = [{}, ...near.map(({ row }) => row)].map((row) => ({ ...row, ...given() }));
      const ways = waysToFill(needs.get(id) ?? [], rows, reach, times);
      return ways.length > 0 ? [{ id, ways }] : [];
    });
  for (const reach of reaches) {
    for (let ready = readyWith(reach); ready.length > 0; ready = readyWith('exact')) {
      for (const { id, ways } of ready) await call(id, ways);
    }
  }
  for (const id of asked.filter((one) => !called.has(one)))
    called.set(id, { id, answers: [], skipped: `no answer has what it needs: ${wordsOf(needs.get(id) ?? [])}` });
  return ids.flatMap((id) => called.get(id) ?? []);
}
