import { http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { onTheWire } from '../../sandbox/onTheWire.ts';
import { problem } from '../../sandbox/problem.ts';
import { base } from './base.ts';
import { inTurn, keptData } from './keptData.ts';
import type { Scenario } from './scenarios.ts';

const logo = /\/whitelabel\/logo\/get$/;

/** The brand's pictures with another name and colour. */
async function rebranded(response: Response, { accent, name }: NonNullable<Scenario['brand']>): Promise<Response> {
  const answer: { data?: { base_64_encoded?: string } } = await response.json();
  const picture = answer.data?.base_64_encoded;
  if (picture === undefined) return Response.json(answer, { status: response.status });
  const drawn = atob(picture).replaceAll('#12384a', accent).replaceAll('Northline', name);
  return Response.json({ ...answer, data: { base_64_encoded: btoa(drawn) } });
}

/** Answers every call of the API in this tab, with the data that all tabs share. */
function handlerOf({ latency = 0, faults = [], brand }: Scenario): RequestHandler {
  const sandbox = createSandbox({ faults });
  return http.all('*/api/*', async ({ request }) => {
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    return inTurn(async () => {
      const saved = await keptData.read();
      if (saved) sandbox.restore(saved);
      else sandbox.reset();
      const response = await onTheWire(sandbox.handle)(request);
      // Anything but a call may be a page, which is fetched from its own address.
      if (!response) return request.method === 'POST' ? problem(404, 'There is no such operation.') : undefined;
      await keptData.write(sandbox.savedState());
      return brand && logo.test(new URL(request.url).pathname) ? rebranded(response, brand) : response;
    });
  });
}

/** Starts to answer in place of the API. Rejects if the browser allows no service worker, such as without HTTPS. */
export async function startAnswering(scenario: Scenario): Promise<void> {
  const worker = setupWorker(handlerOf(scenario));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
  });
}
