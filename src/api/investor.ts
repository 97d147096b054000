import { namedInvestor, type Step } from './call.ts';
import type { Facts } from './operationFacts.ts';
import { type ApiSettings, apiContext } from './ports.ts';

type Fields = FormData | Readonly<Record<string, unknown>>;

/** A path without its leading slash and the names of its parameters. */
const plainPath = (path: string) => path.replace(/^\//, '').replaceAll(/\{[^}]*\}/g, '{}');

/** A body with more fields, or a copy of a form with them; its own ones win. */
export function withFields(body: Fields, added: Readonly<Record<string, unknown>>): Fields {
  if (!(body instanceof FormData)) return { ...added, ...body };
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  for (const [name, value] of Object.entries(added))
    if (value !== undefined && !form.has(name)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/**
 * The fields of a body with the investor, unless the caller names one. If the description declares none, or the config
 * excludes the path, one that the caller names is left out, and the header alone identifies the investor. Undefined for
 * an operation without a body.
 */
export function withInvestor(
  data: unknown,
  facts: Facts,
  investorId: number | undefined,
  { withoutInvestor }: Pick<ApiSettings, 'withoutInvestor'>,
): Fields | undefined {
  if (facts.body === 'none') return undefined;
  const isCarried = facts.investor && !withoutInvestor.some((path) => plainPath(path) === plainPath(facts.path));
  const added = isCarried && investorId !== undefined ? { investor_id: investorId } : {};
  if (data instanceof FormData) return withFields(data, added);
  const given = Object.entries(data ?? {}).filter(
    ([name, value]) => value !== undefined && (isCarried || name !== 'investor_id'),
  );
  return withFields(Object.fromEntries(given), added);
}

/** Says which investor a call is about: by the hash in a header and, where it belongs, by the id in the body. */
export const investor: Step = (exchange) => ({
  onRequest({ request }) {
    const { session, settings } = apiContext();
    const hash = session.investorHash(namedInvestor(exchange.data));
    if (hash !== undefined) request.headers.set(settings.headers.investorHash, hash);
    exchange.fields = withInvestor(exchange.data, exchange.facts, session.investorId(), settings);
  },
});
