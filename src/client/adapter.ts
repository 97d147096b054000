import type { Step } from './call.ts';

/** Writes the request in the form that its API has for it, and reads the answer: the only step that knows both. */
export const adapter: Step = (exchange) => ({
  async onRequest({ request, options }) {
    const { method, path, headers = {}, body } = await exchange.api.request(exchange, exchange.fields);
    const sent = path === exchange.url ? request : new Request(`${options.baseUrl}${path}`, request);
    for (const [name, value] of Object.entries(headers)) sent.headers.set(name, value);
    // The browser itself names the type of a form with files, and what separates its parts.
    if (typeof body !== 'string') sent.headers.delete('Content-Type');
    return new Request(sent, { method, body: body ?? null });
  },
  async onResponse({ response }) {
    const { id, api, facts } = exchange;
    const isFile = facts.answer !== 'json' && !/json|html/i.test(`${response.headers.get('content-type')}`);
    if (response.ok && isFile) {
      const file = await response.blob();
      exchange.body = file;
      exchange.answer = file;
      return;
    }
    const body = await api.parsed(id, await response.text());
    exchange.body = response.ok ? body : api.problem(body);
    exchange.answer = response.ok ? api.answer(exchange, body) : undefined;
  },
});
