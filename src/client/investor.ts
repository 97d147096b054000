import { namedInvestor, type Step } from './call.ts';
import type { Facts } from './operationFacts.ts';
import { type ApiSettings, apiContext } from './ports.ts';

type Fields = FormData | Readonly<Record<string, unknown>>;

/** A path without its leading slash, which the config may leave out. */
const plainPath = (path: string) => path.replace(/^\//, '');

/** A body with these fields first, which nothing overrides, or a copy of a form with them last, unless it has them. */
export function withFields(body: Fields, own: Readonly<Record<string, unknown>>): Fields {
  if (!(body instanceof FormData)) {
    const all = Object.entries({ ...own, ...body, ...own });
    return Object.fromEntries(all.filter(([, value]) => value !== undefined));
  }
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  for (const [name, value] of Object.entries(own))
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
  selected: number | undefined,
  { withoutInvestor }: Pick<ApiSettings, 'withoutInvestor'>,
): Fields | undefined {
  if (facts.body === 'none') return undefined;
  const isCarried = facts.investor && !withoutInvestor.some((path) => plainPath(path) === plainPath(facts.path));
  return withFields(Object(data), { investor_id: isCarried ? (namedInvestor(data) ?? selected) : undefined });
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
