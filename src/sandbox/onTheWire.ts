import { operations } from '../../generated/operations.ts';
import { renamed, shapes } from '../../generated/renames.ts';
import { isObject } from '../values/isObject.ts';
import { answerToWire, fromWire, type Renamed } from '../values/wireNames.ts';
import { callOf } from './callOf.ts';

type Handle<Answer> = (request: Request) => Promise<Answer>;

const calls = Object.entries(operations).flatMap(([id, facts]) => {
  const names = renamed[id];
  return names ? [{ names, ...callOf(facts) }] : [];
});

/** The object in a JSON body; undefined for anything else, such as a file or a truncated answer. */
function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function asked(request: Request, { sent }: Renamed): Promise<Request> {
  const body = sent === undefined ? undefined : objectIn(await request.clone().text());
  if (!body) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: JSON.stringify(fromWire(body, sent, shapes)) });
}

async function answered(response: Response, names: Renamed): Promise<Response> {
  const { status, headers } = response;
  // A streamed body may never end.
  if (!headers.get('content-type')?.includes('json') || headers.has('transfer-encoding')) return response;
  const text = await response.clone().text();
  const body = objectIn(text);
  return body ? Response.json(answerToWire(body, names, shapes), { status, headers }) : response;
}

/** Turns an API with the portal's field names into one with the names of the description. */
export const onTheWire = <Answer extends Response | undefined>(handle: Handle<Answer>): Handle<Answer | Response> =>
  calls.length === 0
    ? handle
    : async (request) => {
        const path = new URL(request.url).pathname.replace(/^.*?(?=\/api\/)/, '');
        const names = calls.find(({ method, pattern }) => method === request.method && pattern.test(path))?.names;
        if (!names) return handle(request);
        const response = await handle(await asked(request, names));
        return response && answered(response, names);
      };
