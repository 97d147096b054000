import md5 from 'md5';
import { operations } from '../../generated/operations.ts';
import { answers } from './answers/answers.ts';
import type { Answers, Call, OperationId } from './call.ts';
import type { InvestorRecord } from './data/investorRecord.ts';
import { type User, users } from './data/users.ts';
import { exampleOf } from './exampleOf.ts';
import { breakCall, type Fault, wait } from './faults.ts';
import { otherAnswer, pagesOf, wireOf } from './otherAnswer.ts';
import { everyRow, onePage, uncounted } from './otherPages.ts';
import { problem } from './problem.ts';
import { investorById, type State } from './state.ts';
import { validBody } from './validate.ts';

/** What an answer depends on, apart from the call. */
interface Surroundings {
  state: State;
  faults: Fault[];
  latency: number;
}

interface Input {
  json: Record<string, unknown>;
  form: FormData;
}

async function readInput(request: Request, kind: 'none' | 'json' | 'multipart'): Promise<Input> {
  if (kind === 'multipart') return { json: {}, form: await request.formData() };
  const text = kind === 'json' ? await request.text() : '';
  try {
    const json: unknown = text === '' ? {} : JSON.parse(text);
    if (json === null || typeof json !== 'object' || Array.isArray(json)) throw new SyntaxError('not an object');
    return { json: { ...json }, form: new FormData() };
  } catch {
    throw problem(400, 'The body of the request is not a JSON object.');
  }
}

const sessionEnded = () => problem(401, 'Your session has ended.');

function signedIn(
  session: 'none' | 'optional' | 'required',
  token: string | undefined,
  state: State,
): User | undefined {
  if (session === 'none' || (session === 'optional' && token === undefined)) return undefined;
  const email = state.sessions.email(token);
  const user = users.find((candidate) => candidate.email === email);
  if (!user) throw sessionEnded();
  return user;
}

/** An investor in the `invidshash` header: the MD5 of the decimal id. */
export const hashOf = (investorId: number) => md5(String(investorId));

/**
 * The investor of a call: from the path, the body or the header, or else the user's first. Calls of scope `user`
 * concern no investor, so values that an earlier user left in the header or the body are ignored.
 */
function investorOf(
  id: OperationId,
  user: User,
  input: Input,
  { headers }: Request,
  pathId?: string,
): InvestorRecord | undefined {
  const facts = operations[id];
  const mine = user.investor_ids.flatMap((investorId) => investorById.get(investorId) ?? []);
  const [first] = mine;
  if (facts.scope === 'user') return first;
  if (!first) throw problem(403, 'You do not have access to this investor.');
  const hash = headers.get('invidshash');
  const named = pathId ?? (facts.investor ? input.json.investor_id : undefined);
  if (named === undefined && !hash) return first;
  const found = mine.find(({ investor_id }) =>
    named === undefined ? hashOf(investor_id) === hash : investor_id === Number(named),
  );
  if (!found) throw problem(403, 'You do not have access to this investor.');
  return found;
}

function tokenOf({ json, form }: Input): string | undefined {
  const sent = json.session_token ?? form.get('session_token');
  return typeof sent === 'string' && sent !== '' ? sent : undefined;
}

/** Answers a call, or throws an error response. */
async function answer<Id extends OperationId>(
  { state, faults, latency }: Surroundings,
  id: Id,
  request: Request,
  input: Input,
  pathId: string | undefined,
): Promise<Response> {
  const facts = operations[id];
  const change = await breakCall(faults, facts.path);
  await wait(latency);
  const token = tokenOf(input);
  const user = signedIn(facts.session, token, state);
  const investor = user && investorOf(id, user, input, request, pathId);
  const pages = pagesOf(facts);
  const body = { ...(await validBody(id, input.json)), ...(pages && everyRow) };
  // signedIn() returns a user whenever the operation needs a session, and investorOf() an investor unless its scope is
  // `user`.
  const call = { body, form: input.form, token, user, investor, state, today: state.today(), request } as Call<Id>;
  const resolvers: Partial<Answers<OperationId>> = answers;
  const resolver = resolvers[id];
  const reply = await (resolver ? resolver(call) : exampleOf(id, request));
  if (reply instanceof Response) return reply;
  const newtoken = user && token ? state.sessions.renewal(token) : undefined;
  const { status = 'success', message = 'Done.', ...rest } = reply;
  const content = 'data' in rest ? { data: change(pages ? uncounted(rest.data) : rest.data) } : {};
  const whole = { status, message, ...(newtoken && { newtoken }), ...content };
  return Response.json(pages ? onePage(pages, whole, input.json) : whole);
}

/**
 * Adds the new token to an error response, since every answer may carry one (Reading R42); a response that ends the
 * session stays unchanged.
 */
async function renewing(refusal: Response, newtoken: string | undefined): Promise<Response> {
  const isJson = refusal.headers.get('content-type')?.includes('json');
  if (newtoken === undefined || !isJson || refusal.status < 400 || refusal.status === 401) return refusal;
  const { status, headers } = refusal;
  return Response.json({ ...(await refusal.json()), newtoken }, { status, headers });
}

/** The response to a call, including error responses. */
export async function respond<Id extends OperationId>(
  surroundings: Surroundings,
  id: Id,
  request: Request,
  pathId?: string,
): Promise<Response> {
  let token: string | undefined;
  try {
    const facts = operations[id];
    if (wireOf(facts)) return await otherAnswer(surroundings, id, request);
    const input = await readInput(request, facts.body);
    token = tokenOf(input);
    return await answer(surroundings, id, request, input, pathId);
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal;
    return renewing(refusal, token && surroundings.state.sessions.renewal(token));
  }
}
