import type { QueryKey } from '@tanstack/react-query';
import { calls } from '../api/calls.ts';
import { operationFacts } from '../api/operationFacts.ts';
import { forInvestor, forUser } from '../api/scope.ts';
import { sendAhead } from '../api/send.ts';
import { readStored } from '../session/storage.ts';
import type { Asked } from './useAskedQueries.ts';

/**
 * Sends what the signed-in part will ask first, while its code is still on its way: the list of investors and, after a
 * reload, what the screen showed.
 */
export function askAhead(): void {
  // What asks is here already.
  if ('investorList' in calls.queries) return;
  const scopes = [forUser, forInvestor].map((scoped) => scoped({ queryKey: [] as QueryKey }).queryKey[0]);
  const { queries, facts } = askedHere();
  Object.assign(operationFacts, facts);
  const own = queries.filter(({ scope }) => scopes.includes(scope));
  const send = ({ url, data }: { url: string; data: unknown }) =>
    sendAhead({ url, method: 'POST', data, headers: { 'Content-Type': 'application/json' } });
  send({ url: operationFacts.investorList.path, data: {} });
  // Sending takes time as well: the code of the screen is asked for first.
  setTimeout(() => own.forEach(send));
}

/** What this screen showed when it was last left, in this build. */
function askedHere(): Pick<Asked, 'queries' | 'facts'> {
  const asked: Asked | null = JSON.parse(readStored('asked') ?? 'null');
  return asked?.place === placeNow() ? asked : { queries: [], facts: {} };
}

/** The build, and path and search of the address. */
export const placeNow = (): string =>
  `${document.querySelector<HTMLMetaElement>('meta[name=version]')?.content} ${location.pathname}${location.search}`;
