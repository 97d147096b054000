import { calls } from '../api/calls.ts';
import { operationFacts } from '../api/operationFacts.ts';
import { apiContext } from '../api/ports.ts';
import { sendAhead } from '../api/send.ts';
import { pageVersion } from '../portal/pageVersion.ts';
import { readStored } from '../session/storage.ts';

/** What a screen asks, without the answers. */
export interface Asked {
  /** Where it was asked (`placeNow`). */
  place: string;
  /** The path and the body of each. */
  queries: [url: string, data: unknown][];
  /** What has to be known to send them (`operationFacts`). */
  facts: Partial<typeof operationFacts>;
}

/**
 * Sends what the signed-in part will ask first, while its code is still on its way: the list of investors and, after a
 * reload, what the screen showed.
 */
export function askAhead(): void {
  // What asks is here already.
  if ('investorList' in calls.queries) return;
  const send = ([url, data]: Asked['queries'][number]) =>
    sendAhead({ url, method: 'POST', data, headers: { 'Content-Type': 'application/json' } });
  send([operationFacts.investorList.path, {}]);
  const asked: Asked | null = JSON.parse(readStored('asked') ?? 'null');
  if (asked?.place !== placeNow()) return;
  Object.assign(operationFacts, asked.facts);
  asked.queries.forEach(send);
}

/** The build, the investor, and path and search of the address. */
export const placeNow = (): string =>
  `${pageVersion()} ${apiContext().session.investorId()} ${location.pathname}${location.search}`;
