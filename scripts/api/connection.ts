import { operations } from '../../generated/operations.ts';
import { apiOf } from '../../src/client/apiOf.ts';
import type { Api } from '../../src/client/call.ts';
import { envelopeOf, newTokenOf } from '../../src/client/envelope.ts';
import { withInvestor } from '../../src/client/investor.ts';
import { firstPage } from '../../src/client/otherPages.ts';
import { investorHash } from '../../src/client/session/investorHash.ts';
import { withToken } from '../../src/client/sessionToken.ts';
import { pagesOf } from '../../src/client/wire.ts';
import type { Portal } from '../../src/config/portal.ts';
import '../../src/client/session/md5.ts';
import type { ApiOptions } from './commandLine.ts';
import { type Exchange, exchange } from './exchange.ts';

export type Facts = (typeof operations)[keyof typeof operations];

/** How the API has renewed the session token. */
export interface Renewal {
  seen: number;
  /** Whether a new token was refused while the one that it replaced was still accepted. */
  isRefused: boolean;
}

/** A session at an API: who is signed in, and for which investor. */
export interface Connection {
  token: string | undefined;
  investorId: number | undefined;
  endPoint: string | undefined;
  readonly renewal: Renewal;
  /** Calls an operation; path parameters are in `path`, everything else is added here. */
  call(
    facts: Facts,
    body: Readonly<Record<string, unknown>>,
    path?: Readonly<Record<string, unknown>>,
  ): Promise<Exchange>;
}

/** A call of an operation, at its path. */
interface Asked {
  id: keyof typeof operations;
  url: string;
  facts: Facts;
}

// The facts are those of an operation, so one has them.
const idOf = (facts: Facts) => Object.entries(operations).find(([, one]) => one === facts)?.[0] as Asked['id'];

const filled = (template: string, path: Readonly<Record<string, unknown>>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));

/**
 * Connects to an API as the portal does: with the same headers, bodies and exclusions, and using each new token. No
 * answer may have more than `mostBytes`.
 */
export function connect(
  options: Pick<ApiOptions, 'baseUrl' | 'domain' | 'clientToken'>,
  { headers: names, withoutInvestor, timeoutMs }: Portal['api'],
  mostBytes?: number,
): Connection {
  let replaced: string | undefined;

  const headersOf = (isJson: boolean): Record<string, string> => {
    const { investorId, endPoint } = connection;
    const hash = investorId === undefined ? undefined : investorHash(investorId);
    return {
      Authorization: `Bearer ${options.clientToken}`,
      [names.domain]: options.domain,
      ...(hash !== undefined && { [names.investorHash]: hash }),
      ...(endPoint !== undefined && { [names.endPoint]: endPoint }),
      ...(isJson && { 'Content-Type': 'application/json' }),
    };
  };

  const send = async (api: Api, called: Asked, given: object, token: string | undefined) => {
    const { facts } = called;
    const fields = withToken(withInvestor(given, facts, connection.investorId, { withoutInvestor }), facts, api, token);
    const { method, path, headers, body } = await api.request(called, fields);
    const request = {
      method,
      headers: { ...headersOf(body !== undefined), ...headers },
      ...(body !== undefined && { body }),
    };
    const read = (text: string) => api.parsed(called.id, text);
    return exchange(`${options.baseUrl}${path}`, request, timeoutMs, read, mostBytes);
  };

  const connection: Connection = {
    token: undefined,
    investorId: undefined,
    endPoint: undefined,
    renewal: { seen: 0, isRefused: false },
    async call(facts, wanted, path = {}) {
      const api = await apiOf(facts);
      const pages = pagesOf(facts);
      const paged = pages && firstPage(pages, wanted);
      const given = paged?.body ?? wanted;
      const called = { id: idOf(facts), url: filled(facts.path, path), facts };
      const token = facts.session === 'none' ? undefined : connection.token;
      let answer = await send(api, called, given, token);
      if (answer.status === 401 && token !== undefined && replaced !== undefined && facts.kind === 'query') {
        const again = await send(api, called, given, replaced);
        if (again.status !== 401) {
          connection.renewal.isRefused = true;
          connection.token = replaced;
          answer = again;
        }
      }
      const renewed = newTokenOf(answer.body);
      if (renewed !== undefined && token !== undefined) {
        connection.renewal.seen += 1;
        replaced = token;
        // After a new token was refused, others are only counted, so that the remaining operations can be compared.
        if (!connection.renewal.isRefused) connection.token = renewed;
      }
      if (answer.status >= 400) return { ...answer, envelope: envelopeOf(api.problem(answer.body)) };
      const endsOf = (found: unknown) => {
        const { at_least: _, ...ends } = paged?.endsOf(found) ?? {};
        return ends;
      };
      return { ...answer, envelope: api.answer({ ...called, endsOf }, answer.body) };
    },
  };
  return connection;
}
