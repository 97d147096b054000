import { isLocalHost, whitelabelDomain } from '../../src/client/baseUrl.ts';
import { developmentToken } from '../../src/client/ports.ts';
import { CommandError } from './CommandError.ts';
import { formatOf, optionsIn } from './runCommand.ts';

/** The options of the commands that call an API. */
export interface ApiOptions {
  /** The prefix of all paths, without a trailing slash. */
  baseUrl: string;
  email: string;
  password: string;
  /** The value of the white-label domain header. */
  domain: string;
  clientToken: string;
  format: 'text' | 'json';
  includeFiles: boolean;
  includeCommands: boolean;
  /** The file to write to. */
  out: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

const options = {
  'base-url': { type: 'string' },
  email: { type: 'string' },
  domain: { type: 'string' },
  format: { type: 'string', default: 'text' },
  out: { type: 'string' },
  'include-files': { type: 'boolean', default: false },
  'include-commands': { type: 'boolean', default: false },
  'confirm-base-url': { type: 'string' },
} as const;

function addressOf(given: string | undefined): URL {
  const example = 'such as https://portal.example.com:8443/api';
  if (given === undefined) throw new CommandError(`--base-url is missing; give the address of the API, ${example}.`);
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!isPlain)
    throw new CommandError(`--base-url is '${given}'; it has to be a plain http or https address, ${example}.`);
  if (url.protocol === 'http:' && !isLocalHost(url.hostname))
    throw new CommandError('--base-url would send the password unencrypted; use https, or a tunnel to localhost.');
  return url;
}

function passwordIn({ PORTAL_PASSWORD: password }: Environment): string {
  if (!password) throw new CommandError('PORTAL_PASSWORD is not set; the password is read from that variable alone.');
  return password;
}

/** Reads the command line. Throws `CommandError`. */
export function readApiOptions(args: string[], environment: Environment, developmentHost: string): ApiOptions {
  const { email, domain, format, out, ...values } = optionsIn(args, options);
  const url = addressOf(values['base-url']);
  if (!email) throw new CommandError('--email is missing; give the user to sign in as.');
  if (values['include-commands'] && values['confirm-base-url'] !== values['base-url'])
    throw new CommandError(
      '--include-commands changes data at the API; repeat its address with --confirm-base-url to go ahead.',
    );
  const host = { hostname: url.hostname, host: url.hostname };
  return {
    baseUrl: url.href.replace(/\/+$/, ''),
    email,
    password: passwordIn(environment),
    domain: domain ?? whitelabelDomain(host, developmentHost),
    clientToken: environment.VITE_CLIENT_TOKEN ?? developmentToken,
    format: formatOf(format),
    out,
    includeFiles: values['include-files'],
    includeCommands: values['include-commands'],
  };
}
