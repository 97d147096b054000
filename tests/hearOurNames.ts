import { hasRenames } from '../generated/visitorOperations.ts';
import { onTheWire } from '../src/sandbox/onTheWire.ts';

/**
 * Lets the handlers of a test use the portal's field names, whatever the API calls them, by translating between the two
 * as the sandbox does. Returns a function that ends it.
 */
export function hearOurNames(): () => void {
  if (!hasRenames) return () => undefined;
  const { fetch } = globalThis;
  const heard = onTheWire((request) => fetch(request));
  const ours: typeof fetch = (input, init) => heard(new Request(input, init));
  globalThis.fetch = ours;
  return () => {
    if (globalThis.fetch === ours) globalThis.fetch = fetch;
  };
}
