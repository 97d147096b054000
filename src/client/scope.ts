import type { QueryKey } from '@tanstack/react-query';
import { type OperationId, operationFacts } from './operationFacts.ts';
import { apiContext } from './ports.ts';

const ofInvestor = (investorId: number | undefined) => `investor ${investorId}`;

/** Whether a query's key belongs to an investor. */
export const isOfInvestor = (queryKey: QueryKey, investorId: number): boolean =>
  queryKey.at(-1) === ofInvestor(investorId);

/**
 * Query options whose key begins with the operation and ends with the owner of its answer: the user, or the selected
 * investor. Two investors never share an entry (Reading R36). The generated options end in this, too.
 */
export function scoped<Options extends { queryKey: QueryKey }>(
  options: Options,
  _given: unknown,
  { operationId }: { operationId: OperationId; [other: string]: string },
) {
  const isOfUser = operationFacts[operationId].scope === 'user';
  const owner = isOfUser ? 'user' : ofInvestor(apiContext().session.investorId());
  const queryKey: QueryKey = [operationId, ...options.queryKey.slice(1), owner];
  return { ...options, queryKey };
}

/** A query's key as it is while another investor is selected. */
export const keyOfInvestor = (queryKey: QueryKey, investorId: number): QueryKey => [
  ...queryKey.slice(0, -1),
  ofInvestor(investorId),
];

/** Whether a query's key belongs to an investor who is not the selected one. */
export function isOfAnother(queryKey: QueryKey): boolean {
  const scope = queryKey.at(-1);
  const selected = ofInvestor(apiContext().session.investorId());
  return typeof scope === 'string' && scope.startsWith('investor ') && scope !== selected;
}
