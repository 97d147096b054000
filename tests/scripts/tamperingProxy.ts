import { listen } from '../client/listen.ts';

/** The JSON of an answer that a tampering function changes; its envelope's `data` may be anything afterwards. */
export type Json = Record<string, unknown>;

interface Tampering {
  /** Changes the data of an answer, or replaces it. */
  data?: (data: Json) => unknown;
  /** Changes the whole answer. */
  body?: (body: Json) => unknown;
  /** Replaces the answer. */
  instead?: Response;
  headers?: Record<string, string>;
}

/** Every value in an answer, at any depth. */
function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(valuesIn);
}

/** Stands in front of the API at `target` and changes the answers of some paths, such as `/teams`. */
export async function tamperingProxy(target: string) {
  const tampering: Record<string, Tampering> = {};
  const values = new Set<unknown>();
  const paths: string[] = [];
  const server = await listen(async (incoming, outgoing) => {
    const path = (incoming.url ?? '').replace(/^\/api/, '');
    paths.push(path);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const { authorization = '', 'content-type': type = '', invidshash = '' } = incoming.headers;
    const headers = {
      authorization,
      ...(type && { 'content-type': type }),
      ...(invidshash && { invidshash: `${invidshash}` }),
    };
    const { data, body, instead, headers: more = {} } = tampering[path] ?? {};
    const answer =
      instead?.clone() ??
      (await fetch(`${target}/api${path}`, { method: 'POST', headers, body: Buffer.concat(chunks) }));
    let bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.headers.get('content-type')?.includes('json')) {
      const json = JSON.parse(`${bytes}`);
      for (const value of valuesIn(json)) values.add(value);
      if (data && json.data) json.data = data(json.data);
      bytes = Buffer.from(JSON.stringify(body ? body(json) : json));
    }
    const kept = Object.fromEntries([...answer.headers].filter(([name]) => /^(content-type|location)$/.test(name)));
    // A connection that is kept could be closed just as the test's own process is busy and about to reuse it.
    outgoing.writeHead(answer.status, { ...kept, ...more, connection: 'close' }).end(bytes);
  });
  return { ...server, tampering, values, paths };
}
