import { connect } from 'node:net';
import { type CalendarDate, isCalendarDate } from '../../src/values/calendar.ts';

/**
 * Tries both address families of `localhost`, as a browser does: a server on one of them is not visible on the other.
 */
function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    const answer = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => answer(true));
    socket.once('error', () => answer(false));
  });
}

async function freePort(name: string, text: string): Promise<number> {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`${name} is '${text}'; it has to be a whole number from 1 to 65535.`);
  }
  if (await isTaken(port)) throw new Error(`Port ${port} is in use. Choose another one, such as --port ${port + 1}.`);
  return port;
}

function apiUrl(): URL | undefined {
  const { API_URL } = process.env;
  if (!API_URL) return undefined;
  const url = URL.parse(API_URL);
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Error(`API_URL is '${API_URL}'; it has to be an address such as https://portal.example.com:8443/api.`);
}

function sandboxToday(): CalendarDate | undefined {
  const { SANDBOX_TODAY } = process.env;
  if (!SANDBOX_TODAY || isCalendarDate(SANDBOX_TODAY)) return SANDBOX_TODAY || undefined;
  throw new Error(`SANDBOX_TODAY is '${SANDBOX_TODAY}'; it has to be a day that exists, such as 2026-07-10.`);
}

export interface Environment {
  port: number;
  /** A real API to use instead of the sandbox. */
  api: URL | undefined;
  /** The date of the sandbox's clock. */
  today: CalendarDate | undefined;
}

/**
 * Reads the environment variables; the port of the command line comes first. Throws an error that names what is invalid
 * and the allowed values.
 */
export async function readEnvironment(defaultPort: number, asked: string | undefined): Promise<Environment> {
  const { PORT = String(defaultPort) } = process.env;
  const port = await (asked === undefined ? freePort('PORT', PORT) : freePort('--port', asked));
  return { api: apiUrl(), today: sandboxToday(), port };
}
