import { text } from '../values/text/text.ts';
import { ApiError } from './ApiError.ts';
import type { Facts } from './operationFacts.ts';
import { apiContext } from './ports.ts';

/**
 * Refuses a command that was filled in for an investor other than the one selected in this browser (Reading R10).
 * A command without a session is about no investor. `filledInFor` is undefined on a screen without an investor.
 */
export function refuseForAnother(facts: Pick<Facts, 'session'>, filledInFor: number | undefined): void {
  const { session } = apiContext();
  const selected = session.otherInvestor() ?? session.shownInvestor();
  if (facts.session === 'none' || filledInFor === undefined || selected === undefined || selected === filledInFor)
    return;
  const message = text.tabs.notSent(session.investorName(filledInFor), session.investorName(selected));
  throw new ApiError('investor', message);
}
