import { hasRenames } from '../generated/visitorOperations.ts';
import { onTheWire } from '../src/sandbox/onTheWire.ts';

/**
 * Lets what answers a test speak the portal's names, whatever the API calls its fields: between it and the portal they
 * are translated as the sandbox does it. Returns what ends that.
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
