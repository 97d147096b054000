import type { QueryKey } from '@tanstack/react-query';
import { apiContext } from './ports.ts';

interface Keyed {
  queryKey: QueryKey;
}

function withScope<Options extends Keyed>(options: Options, scope: string) {
  const queryKey: QueryKey = [...options.queryKey, scope];
  return { ...options, queryKey };
}

/** Query options whose answer belongs to the user, whichever investor is selected. */
export function forUser<Options extends Keyed>(options: Options) {
  return withScope(options, 'user');
}

const ofInvestor = (investorId: number | undefined) => `investor ${investorId}`;

/** Whether a query's key belongs to an investor. */
export const isOfInvestor = (queryKey: QueryKey, investorId: number): boolean =>
  queryKey.at(-1) === ofInvestor(investorId);

/** Query options whose answer belongs to the selected investor: two investors never share an entry (Reading R36). */
export function forInvestor<Options extends Keyed>(options: Options) {
  return withScope(options, ofInvestor(apiContext().session.investorId()));
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
