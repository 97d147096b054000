import { join } from 'node:path';
import { loadPortal } from './api/loadPortal.ts';
import { runCommand } from './api/runCommand.ts';
import { verify } from './api/verify.ts';

const usage = `npm run api:verify -- --base-url URL --email E [options]

Signs in with the password in PORTAL_PASSWORD, calls every query of the API, some of
them for several ids from earlier answers, and reports where the answers differ from
openapi/. It changes nothing unless you ask for it, and prints no value of an answer.

  --base-url URL     the address of the API with its base path, such as
                     https://portal.example.com:8443/api
  --email E          the user to sign in as
  --domain HOST      the value of the white-label header (default: the host of the
                     address)
  --include-files    also calls the queries that answer files; opening a document
                     may mark it as viewed
  --include-commands --confirm-base-url URL
                     also calls the commands, with the examples of openapi/, except
                     those that take a file or change how the user signs in. Use a
                     test user: profile, messages and accounts change
  --format json      one JSON document instead of a table
  --help             this text

VITE_CLIENT_TOKEN is sent as in the build. Exit status: 0 if everything is as
described, 1 if anything differs, 2 if the command or the API cannot be used.`;

await runCommand(usage, async () => {
  const root = join(import.meta.dirname, '..');
  const { report, status } = await verify(process.argv.slice(2), process.env, root, await loadPortal());
  console.log(report);
  return status;
});
