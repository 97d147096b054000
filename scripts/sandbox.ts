import { PASSWORD, users } from '../src/sandbox/data/users.ts';
import { startSandbox } from '../src/sandbox/server.ts';
import { readCommandLine, usage } from './sandbox/commandLine.ts';

async function run() {
  const { help, ...options } = readCommandLine(process.argv.slice(2));
  if (help) {
    console.log(usage);
    return;
  }
  const { url } = await startSandbox(options);
  const width = Math.max(...users.map(({ email }) => email.length));
  const lines = users.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`);
  console.log(`The sandbox answers POST ${url}/api/… and POST ${url}/sandbox/reset.`);
  console.log(`Users, all with the password ${PASSWORD}:\n${lines.join('\n')}`);
}

try {
  await run();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(inUse ? `${reason}. Choose another one with --port.` : `${reason}\n--help shows all options.`);
  process.exitCode = 1;
}
