import { PASSWORD, users } from '../../src/sandbox/data/users.ts';
import { readOptions } from '../commandLine.ts';
import { type Environment, readEnvironment } from './environment.ts';

const usageOf = (command: string, what: string, defaultPort: number) => `${command} -- [options]

${what}, served with the sandbox, or with a real API.

  --port N   the port (default: the variable PORT, or ${defaultPort})
  --help     this text

The variables PORT, API_URL and SANDBOX_TODAY are described in scripts/README.md.`;

function announce(what: string, { port, api }: Environment): void {
  console.log(`\n${what}: http://localhost:${port}\n`);
  if (api) {
    console.log(`It calls the API at ${api}.\n`);
    return;
  }
  const width = Math.max(...users.map(({ email }) => email.length));
  const lines = users.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`);
  console.log(`Sign in with the password ${PASSWORD} as\n${lines.join('\n')}\n`);
}

/** Starts a server as its options and the environment variables say, and prints its URL and who can sign in. */
export async function serve(
  command: string,
  what: string,
  defaultPort: number,
  listen: (environment: Environment) => Promise<unknown>,
): Promise<void> {
  const { port } = readOptions(usageOf(command, what, defaultPort), { port: { type: 'string' } });
  try {
    const environment = await readEnvironment(defaultPort, port);
    await listen(environment);
    announce(what, environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
