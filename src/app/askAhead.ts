import { calls } from '../api/calls.ts';
import { operationFacts } from '../api/operationFacts.ts';
import { apiContext } from '../api/ports.ts';
import { sendAhead } from '../api/send.ts';
import { pageVersion } from '../portal/pageVersion.ts';
import { readStored } from '../session/storage.ts';

/** The queries of a screen, without their answers. */
export interface Asked {
  /** Where the screen was shown (`placeNow`). */
  place: string;
  /** The path and the body of each query. */
  queries: [url: string, data: unknown][];
  /** The facts needed to send them (`operationFacts`). */
  facts: Partial<typeof operationFacts>;
}

/**
 * Sends the first queries of the signed-in part while its code is still loading: the list of investors and, after a
 * reload, the queries of the screen that was shown.
 */
export function askAhead(): void {
  // The signed-in code has loaded and sends its own queries.
  if ('investorList' in calls.queries) return;
  const send = ([url, data]: Asked['queries'][number]) =>
    sendAhead({ url, method: 'POST', data, headers: { 'Content-Type': 'application/json' } });
  send([operationFacts.investorList.path, {}]);
  const asked: Asked | null = JSON.parse(readStored('asked') ?? 'null');
  if (asked?.place !== placeNow()) return;
  Object.assign(operationFacts, asked.facts);
  asked.queries.forEach(send);
}

/** The build, the investor, and the path and query of the address. */
export const placeNow = (): string =>
  `${pageVersion()} ${apiContext().session.investorId()} ${location.pathname}${location.search}`;
