import { operations } from '../../generated/operations.ts';
import type { Facts, HostFacts } from '../hosts/facts.ts';
import { type Answer, addressesOf, patienceMs, visit, type Way } from './visit.ts';

/** What was found at a host. Where it is wrong, `says` ends with what to do. */
export interface Finding {
  host: string;
  check: string;
  isFine: boolean;
  says: string;
}

/** The part of a certificate's time that is left when it should have been renewed: Caddy does so after two thirds. */
const renewedPart = 1 / 6;
const dayMs = 24 * 60 * 60 * 1000;
/** How far the clocks may differ, in seconds. */
const allowedSeconds = 60;

/** A call that needs neither a session nor a body. */
const publicCall = Object.values(operations).find(
  ({ kind, session, body }) => kind === 'query' && session === 'none' && body === 'none',
)?.path;

class Wrong extends Error {}

/** Ends a check that has found something wrong. */
function wrong(what: string, todo: string): never {
  throw new Wrong(`${what}. ${todo}`);
}

const reasonOf = (error: unknown) => {
  const { code, message } = error as { code?: string; message?: string }; // Of the network, or of an abort.
  return code === 'ABORT_ERR' ? `none within ${patienceMs / 1000} s` : (code ?? message ?? String(error));
};

/** Which headers of an answer are missing or different. */
const differing = ({ headers }: Answer, expected: Readonly<Record<string, string>>) =>
  Object.entries(expected).flatMap(([name, value]) => (headers[name.toLowerCase()] === value ? [] : [name]));

function clock({ headers }: Answer, whose: string): void {
  const seconds = Math.round(Math.abs(Date.parse(headers.date ?? '') - Date.now()) / 1000);
  if (seconds > allowedSeconds)
    wrong(`the clock of ${whose} is ${seconds} s away from that of this machine`, 'Set both by NTP');
}

/** Whether a host that is not in the build is refused. */
async function leftover(host: string, way: Way): Promise<Finding> {
  const check = 'left';
  try {
    const { status } = await visit(host, '/', way);
    const says = `is not in this build, but is answered with ${status}. Release this build, or remove its DNS record.`;
    return { host, check, isFine: false, says };
  } catch (error) {
    return { host, check, isFine: true, says: `is not in this build, and is refused (${reasonOf(error)})` };
  }
}

/** The checks of a host, in the order in which one depends on the other. */
function checksOf(own: HostFacts, facts: Facts, hash: string, way: Way) {
  const { host, paused } = own;
  const port = (own.apiPort === 443 ? way.port : way.apiPort) ?? own.apiPort;
  const origin = `https://${host}`;
  let page: Answer;
  /** Which of these headers the API does not let pages of this host send, and what it answers. */
  const preflight = async (wanted: readonly string[]) => {
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-headers': wanted.join(',') };
    const more = { method: 'OPTIONS', headers: { origin, ...asked }, port };
    const { headers } = await visit(host, `/api${publicCall}`, way, more);
    const allowed = (headers['access-control-allow-headers'] ?? '').toLowerCase().split(/\s*,\s*/);
    // An asterisk stands for every header but this one.
    const isAllowed = (name: string) => allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'));
    return { origin: headers['access-control-allow-origin'], refused: wanted.filter((name) => !isAllowed(name)) };
  };
  return {
    async dns() {
      return (await addressesOf(host, way)).join(', ');
    },
    async certificate() {
      const { from, to } = (await visit(host, '/health', way)).valid;
      const left = to - Date.now();
      const words = `${(left / dayMs).toFixed(1)} days left`;
      if (left < (to - from) * renewedPart)
        wrong(`the certificate has ${words}`, 'See `journalctl --unit caddy` for why it was not renewed');
      return words;
    },
    async redirect() {
      const { status, headers } = await visit(host, '/login?a=b', way, { isPlain: true });
      if (headers.location !== `https://${host}/login?a=b`)
        wrong(`HTTP answers ${status}, and does not lead to HTTPS`, 'Let port 80 lead to this server');
      return 'HTTP leads to HTTPS';
    },
    async release() {
      const { status, body } = await visit(host, '/health', way);
      const [, name = ''] = /^ok (\S+)/.exec(body) ?? [];
      if (status !== 200) wrong(`/health answers ${status}: ${body.slice(0, 80)}`, 'Release again');
      if (!name.endsWith(`-${hash}`))
        wrong(
          `the live release is ${name || 'unknown'}, not this build (${hash})`,
          'Release it, or look at another build',
        );
      return name;
    },
    async page() {
      page = await visit(host, '/', way);
      const expected = paused ? 503 : 200;
      if (page.status !== expected) wrong(`/ answers ${page.status}`, 'Look at the access log');
      if (!/^text\/html/.test(page.headers['content-type'] ?? '')) wrong('/ is not a page', 'Release again');
      clock(page, 'the server');
      return paused ? `paused: ${paused.message}` : `is there after ${page.took} ms`;
    },
    headers() {
      const { headers, caching } = facts;
      const wrongOnes = differing(page, {
        ...headers,
        'Content-Security-Policy': own.policy,
        'Cache-Control': caching.others,
      });
      if (wrongOnes.length > 0)
        wrong(
          `${wrongOnes.join(', ')} ${wrongOnes.length === 1 ? 'differs' : 'differ'}`,
          'Look at what stands in front',
        );
      return 'as in the build';
    },
    async file() {
      if (paused) return 'not named by the page of a paused host';
      const [path] = /\/assets\/[\w.-]+\.js/.exec(page.body) ?? wrong('the page names no script', 'Release again');
      const { status, headers } = await visit(host, path, way);
      if (status !== 200) wrong(`${path} answers ${status}`, 'Release again');
      if (headers['cache-control'] !== facts.caching.assets)
        wrong(`${path} is not kept by browsers`, 'Look at what stands in front');
      return path;
    },
    async api() {
      if (publicCall === undefined) return 'has no call without a session';
      const asked = { method: 'POST', headers: { origin, 'content-type': 'application/json' }, port };
      const answer = await visit(host, `/api${publicCall}`, way, asked);
      const { status, headers, body, took } = answer;
      if (paused) return `answers ${status}`;
      if ([502, 504].includes(status) && body === '')
        wrong(
          `the server does not reach the API (${status})`,
          'See `journalctl --unit caddy`: its name, its port or its certificate',
        );
      if (status >= 400)
        wrong(`${publicCall} answers ${status}: ${body.slice(0, 80)}`, 'Check --api, or ask those who run the API');
      if (!/json/.test(headers['content-type'] ?? ''))
        wrong(`${publicCall} answers with ${headers['content-type'] ?? 'no type'}`, 'Check --api');
      clock(answer, 'the API or the server before it');
      return `${publicCall} answers ${status} after ${took} ms`;
    },
    async cors() {
      if (publicCall === undefined) return 'has no call without a session';
      const names = ['Authorization', 'Content-Type', ...facts.api.headers].map((name) => name.toLowerCase());
      const found = await preflight(names);
      if (found.origin !== origin) wrong('the API does not let pages of this host call it', 'Let it allow this origin');
      if (found.refused.length > 0)
        wrong(`the API refuses the header ${found.refused.join(', ')}`, 'Let it allow this header');
      return 'pages of this host may call, with every header';
    },
    async 'request ids'() {
      const { requestId, headers } = facts.api;
      if (publicCall === undefined || headers.includes(requestId)) return 'are on';
      const { refused } = await preflight([requestId.toLowerCase()]);
      return `are off; the API ${refused.length > 0 ? 'does not allow' : 'allows'} ${requestId}`;
    },
  };
}

/** What to do if a check gets no answer at all. */
const unanswered: Readonly<Record<string, string>> = {
  dns: 'Add its DNS record.',
  certificate:
    'Check that the server runs, that ports 80 and 443 lead to it, and `journalctl --unit caddy`. Name an authority of your own with --ca.',
  redirect: 'Let port 80 lead to this server.',
  api: 'If `cors` is fine, ask those who run the API; otherwise let its port lead to this server.',
  cors: 'Let the port of the API lead to this server.',
};

/** Looks at a host as a visitor would. Without an address or a certificate, the checks that need it are left out. */
export async function examine(host: string, facts: Facts, hash: string, way: Way): Promise<Finding[]> {
  const own = facts.hosts.find((one) => one.host === host);
  if (!own) return [await leftover(host, way)];
  const found: Finding[] = [];
  for (const [check, run] of Object.entries(checksOf(own, facts, hash, way))) {
    try {
      found.push({ host, check, isFine: true, says: await run() });
    } catch (error) {
      const says =
        error instanceof Wrong
          ? `${error.message}.`
          : `no answer (${reasonOf(error)}). ${unanswered[check] ?? 'Look at the access log.'}`;
      found.push({ host, check, isFine: false, says });
      if (check === 'dns' || check === 'certificate' || check === 'page') return found;
    }
  }
  return found;
}
