import { signedInCode } from '../client/operationFacts.ts';
import { sendAhead } from '../client/send.ts';

/** Requests the list of investors, on which everything else depends, while the signed-in code is still loading. */
export function askAhead(): void {
  if (!signedInCode.isLoaded) sendAhead('investorList', {});
}
