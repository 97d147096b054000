import { PASSWORD, users } from '../../src/sandbox/data/users.ts';
import { type Environment, readEnvironment } from './environment.ts';

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

/** Starts a server as configured by the environment variables, and prints its URL and who can sign in. */
export async function serve(
  what: string,
  defaultPort: number,
  listen: (environment: Environment) => Promise<unknown>,
): Promise<void> {
  try {
    const environment = await readEnvironment(defaultPort);
    await listen(environment);
    announce(what, environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
