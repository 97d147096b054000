import { operations } from '../../generated/operations.ts';
import { asSent } from '../../src/client/adapter.ts';
import { envelopeOf, newTokenOf } from '../../src/client/envelope.ts';
import { withInvestor } from '../../src/client/investor.ts';
import { firstPage } from '../../src/client/otherPages.ts';
import { inOwnForm } from '../../src/client/received.ts';
import { namedForPortal } from '../../src/client/renames.ts';
import { investorHash } from '../../src/client/session/investorHash.ts';
import { withToken } from '../../src/client/sessionToken.ts';
import { pagesOf, wireOf } from '../../src/client/wire.ts';
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

  const send = async (facts: Facts, at: string, given: object, token: string | undefined) => {
    const [id = ''] = Object.entries(operations).find(([, one]) => one === facts) ?? [];
    const fields = withToken(withInvestor(given, facts, connection.investorId, { withoutInvestor }), facts, token);
    const { method, path, headers, body } = await asSent({ id, url: at, facts }, fields);
    const request = {
      method,
      headers: { ...headersOf(body !== undefined), ...headers },
      ...(body !== undefined && { body }),
    };
    const answer = await exchange(`${options.baseUrl}${path}`, request, timeoutMs, mostBytes);
    return { ...answer, body: namedForPortal(id, answer.body) };
  };

  const connection: Connection = {
    token: undefined,
    investorId: undefined,
    endPoint: undefined,
    renewal: { seen: 0, isRefused: false },
    async call(facts, wanted, path = {}) {
      const place = filled(facts.path, path);
      const pages = pagesOf(facts);
      const paged = pages && firstPage(pages, wanted);
      const given = paged?.body ?? wanted;
      const token = facts.session === 'none' ? undefined : connection.token;
      let answer = await send(facts, place, given, token);
      if (answer.status === 401 && token !== undefined && replaced !== undefined && facts.kind === 'query') {
        const again = await send(facts, place, given, replaced);
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
      if (answer.status >= 400) return { ...answer, envelope: envelopeOf(answer.body) };
      const endsOf = (found: unknown) => {
        const { at_least: _, ...ends } = paged?.endsOf(found) ?? {};
        return ends;
      };
      return { ...answer, envelope: inOwnForm(answer.body, wireOf(facts), paged && endsOf) };
    },
  };
  return connection;
}
