import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { chooseInvestor, type InvestorChoices } from '../../src/client/session/chooseInvestor.ts';
import { isAllowedEndPoint } from '../../src/client/session/endPoint.ts';
import type { Portal } from '../../src/config/portal.ts';
import { isObject } from '../../src/values/isObject.ts';
import { CommandError } from './CommandError.ts';
import type { ApiOptions } from './commandLine.ts';
import type { Connection } from './connection.ts';
import type { Exchange } from './exchange.ts';

export type OperationId = keyof typeof operations;

/** The operation that starts a session: it needs none, takes a password, and answers a token. */
export function signInOperation(): OperationId {
  // Object.keys() returns plain strings; the keys of the generated object are the operation ids.
  const ids = Object.keys(operations) as OperationId[];
  const found = ids.find((id) => {
    const { body, data } = fields[id];
    return operations[id].session === 'none' && 'password' in body && 'email' in body && 'session_token' in data;
  });
  if (!found)
    throw new CommandError('openapi/ describes no operation that takes a password and answers a session_token.');
  return found;
}

const isPage = (body: unknown) => typeof body === 'string' && /^\s*</.test(body);

/** Why an answer to the sign-in does not sign in, in one sentence; undefined if it does. */
function refusal({ status, body, envelope, headers }: Exchange, baseUrl: string): string | undefined {
  if (status >= 300 && status < 400) {
    const target = headers.get('location') ?? '';
    const origin = URL.canParse(target, baseUrl) ? new URL(target, baseUrl).origin : 'another address';
    return `The API redirects to ${origin}; give its own address with --base-url.`;
  }
  if (isPage(body))
    return `${baseUrl} answers with an HTML page; is this the address of the API, with its base path such as /api?`;
  if (status === 401 || status === 403) return 'The API refuses the sign-in; check --email and PORTAL_PASSWORD.';
  if (status === 404)
    return `${baseUrl} has no sign-in (404); does the address end in the API's base path, such as /api?`;
  if (status >= 400) return `The API answers the sign-in with status ${status}.`;
  if (typeof body === 'string' || body === undefined)
    return 'The API answers the sign-in with something that is not JSON.';
  return envelope?.status === 'error' ? 'The API refuses the sign-in; check --email and PORTAL_PASSWORD.' : undefined;
}

/** Signs in and keeps the token. Returns the answer, which may lack one. Throws `CommandError` if it is refused. */
export async function signIn(
  connection: Connection,
  { email, password, baseUrl }: ApiOptions,
  { endPointHosts }: Portal['api'],
) {
  const id = signInOperation();
  const answer = await connection.call(operations[id], { email, password }).catch((error: unknown) => {
    throw new CommandError(`${baseUrl} does not answer: ${error instanceof Error ? error.message : error}.`);
  });
  const refused = refusal(answer, baseUrl);
  if (refused !== undefined) throw new CommandError(refused);
  const data = answer.envelope?.data;
  const { session_token: token, first_login, endpoint } = isObject(data) ? data : {};
  if (first_login === 1)
    throw new CommandError('This user has to set a new password first; sign in to the portal once.');
  if (typeof token === 'string' && token !== '') connection.token = token;
  if (typeof endpoint === 'string' && isAllowedEndPoint(endpoint, endPointHosts ?? [])) connection.endPoint = endpoint;
  return { id, answer };
}

const isListed = (investor: unknown) => isObject(investor) && Number.isInteger(investor.investor_id);

/** Selects the investor that the portal would select after this sign-in. */
export function selectInvestor(connection: Connection, data: unknown): void {
  if (!isObject(data) || !Array.isArray(data.investors)) return;
  const investors = data.investors.filter(isListed);
  // Every investor in the list has an id; the modules are checked when they are read.
  connection.investorId = chooseInvestor({ ...data, investors } as unknown as InvestorChoices, undefined);
}
