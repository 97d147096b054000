import { calls } from '../api/calls.ts';
import { operationFacts } from '../api/operationFacts.ts';
import { sendAhead } from '../api/send.ts';

/** Requests the list of investors, on which everything else depends, while the signed-in code is still loading. */
export function askAhead(): void {
  // The signed-in code has loaded and sends its own queries.
  if ('investorList' in calls.queries) return;
  const { path } = operationFacts.investorList;
  sendAhead({ url: path, method: 'POST', data: {}, headers: { 'Content-Type': 'application/json' } });
}
