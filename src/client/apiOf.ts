import { hasOtherApis } from '../../generated/visitorOperations.ts';
import type { Api } from './call.ts';
import type { Facts } from './operationFacts.ts';
import { own } from './portalApi.ts';
import { pagesOf, wireOf } from './wire.ts';

/** The API of an operation. The code for others is loaded on demand, since a portal without one never needs it. */
export function apiOf(facts: Facts): Api | Promise<Api> {
  const isOwn = !hasOtherApis || !(wireOf(facts) ?? pagesOf(facts));
  return isOwn ? own : import('./otherApi.ts').then(({ otherApi }) => otherApi(facts));
}
