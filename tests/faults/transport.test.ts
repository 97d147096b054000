import { afterAll, afterEach, beforeEach, describe, it, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { addAnswerCheck } from '../../src/client/answerCheck.ts';
import { hasPromisedLists } from '../../src/client/hasPromisedLists.ts';
import type { OperationId } from '../../src/client/operationFacts.ts';
import { answerFaults } from './transport/answerFaults.ts';
import { connectionFaults } from './transport/connectionFaults.ts';
import { lateFaults } from './transport/lateFaults.ts';
import { refusalFaults } from './transport/refusalFaults.ts';

const removeCheck = addAnswerCheck(hasPromisedLists);

const faults = [...connectionFaults, ...refusalFaults, ...answerFaults, ...lateFaults].toSorted((a, b) =>
  a.row < b.row ? -1 : 1,
);

// Object.keys() loses literal types; the keys of the generated object are the operation ids.
const all = (Object.keys(operations) as OperationId[]).map((id) => ({ id, facts: { id, ...operations[id] } }));

const matrix = faults.map((fault) => ({
  ...fault,
  cases: all.filter(({ facts }) => fault.fits(facts)).map((one) => ({ ...one, outcome: fault.says(one.facts) })),
}));

beforeEach(() => {
  // Every failure is logged, which another test covers.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
});

afterAll(() => {
  removeCheck();
  const rows = new Set(faults.map(({ row }) => row)).size;
  const size = matrix.reduce((sum, { cases }) => sum + cases.length, 0);
  console.log(`Transport matrix: ${all.length} operations × ${faults.length} faults (${rows} rows) = ${size} cases.`);
});

describe.each(matrix)('$row $what', ({ cases, prove }) => {
  it.each(cases)('$id $outcome', ({ id, facts }) => prove(id, facts));
});
