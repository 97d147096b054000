import type { Portal } from '../../src/config/portal.ts';
import { type Called, callQueries } from './callQueries.ts';
import type { ApiOptions } from './commandLine.ts';
import { compareAnswers, emptyListsOf } from './compareAnswers.ts';
import { connect, type Renewal } from './connection.ts';
import { type GradedDifference, grader } from './gradeDifferences.ts';
import { rowsIn } from './needs.ts';
import { signIn } from './signIn.ts';
import { wireName } from './wireName.ts';

/** The result for one operation, or why it was not called. */
export interface VerifiedOperation {
  operation: string;
  /** `as-described`, `differs`, `failed` without an answer, or `skipped`. */
  result: 'as-described' | 'differs' | 'failed' | 'skipped';
  /** The status of the last answer. */
  status?: number;
  /** How long the slowest answer took. */
  milliseconds?: number;
  calls: number;
  reason?: string;
  differences: GradedDifference[];
  /** Empty lists, in which there was nothing to compare. */
  emptyLists: string[];
}

export interface Verification {
  renewal: Renewal;
  operations: VerifiedOperation[];
}

/** Signs in and calls every query. Throws `CommandError` if the API cannot be used at all. */
export async function callApi(
  options: ApiOptions,
  root: string,
  portal: Portal,
): Promise<{ called: Called[]; renewal: Renewal }> {
  const connection = connect(options, portal.api);
  const { id, answer } = await signIn(connection, options, portal.api);
  const queries = await callQueries(connection, options, portal);
  const called = [{ id, answers: [answer] }, ...queries];
  if (options.includeCommands) {
    // Imported here, because it reads the description itself, which takes a while.
    const { callCommands } = await import('./callCommands.ts');
    const rows = queries.flatMap(({ answers }) => answers.flatMap(({ body }) => rowsIn(body)));
    called.push(...(await callCommands(connection, options, rows, root)));
  }
  return { called, renewal: connection.renewal };
}

function verified({ id, answers, skipped, failed }: Called, grade: ReturnType<typeof grader>): VerifiedOperation {
  const differences = compareAnswers(id, answers).map((one) => {
    const wire = wireName(id, one.field);
    return { ...grade(id, one), ...(wire !== undefined && { wire }) };
  });
  const [last] = answers.slice(-1);
  const reason = skipped ?? failed;
  const compared = differences.length > 0 ? 'differs' : 'as-described';
  return {
    operation: id,
    result: skipped !== undefined ? 'skipped' : failed !== undefined ? 'failed' : compared,
    ...(last && { status: last.status, milliseconds: Math.max(...answers.map((one) => one.milliseconds)) }),
    calls: answers.length,
    ...(reason !== undefined && { reason }),
    differences,
    emptyLists: emptyListsOf(answers),
  };
}

/** Compares all answers with the description, and grades the differences by the screens of the config. */
export function verificationOf(
  { called, renewal }: Awaited<ReturnType<typeof callApi>>,
  root: string,
  portal: Portal,
): Verification {
  const grade = grader(root, portal);
  return { renewal, operations: called.map((one) => verified(one, grade)) };
}

/** Whether everything that was called is as described. */
export const isAsDescribed = ({ operations, renewal }: Verification): boolean =>
  !renewal.isRefused && operations.every(({ result }) => result === 'as-described' || result === 'skipped');
