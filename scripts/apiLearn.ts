import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from './api/CommandError.ts';
import { readApiOptions } from './api/commandLine.ts';
import { learn } from './api/learn.ts';
import { loadPortal } from './api/loadPortal.ts';
import { overlayOf } from './api/overlayOf.ts';
import { runCommand } from './api/runCommand.ts';
import { callApi } from './api/verification.ts';
import { bundleDescription } from './generate/bundle.ts';
import type { Description } from './generate/description.ts';

const usage = `npm run api:learn -- --base-url URL --email E --out FILE [options]

Calls an API as api:verify does, and proposes an OpenAPI overlay that describes its
answers: other names and places of fields (guessed, and marked as guesses), types,
nulls, formats, and values of enumerations. The overlay contains no other value of an
answer. Read it before you put it into openapi/overlays/.

  --base-url URL   the address of the API with its base path
  --email E        the user to sign in as, with the password in PORTAL_PASSWORD
  --out FILE       the file to write, such as openapi/overlays/50-our-api.yaml
  --domain HOST    the value of the white-label header (default: the host of the address)
  --help           this text

Exit status: 0 if the overlay describes everything, 1 if it cannot describe some of
it, 2 if the command or the API cannot be used.`;

/** What a tool complains about, without its progress. */
function reasonOf(error: unknown): string {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '' && !/^(bundling|Command failed|Deprecation|[╔║╚])/.test(line)) ?? 'unknown';
}

/** The description in openapi/ as it is now. Throws `CommandError` if it is broken. */
function descriptionNow(root: string): Description {
  try {
    return bundleDescription(root);
  } catch (error) {
    throw new CommandError(`openapi/ cannot be read: ${reasonOf(error)} (\`npm run generate\` says where)`);
  }
}

await runCommand(usage, async () => {
  const portal = await loadPortal();
  const options = readApiOptions(process.argv.slice(2), process.env, portal.api.developmentHost);
  const { baseUrl, out } = options;
  if (out === undefined)
    throw new CommandError('--out is missing; give the file to write, such as openapi/overlays/50-our-api.yaml.');
  if (existsSync(out)) throw new CommandError(`--out names '${out}', which exists; remove it or give another file.`);
  const root = join(import.meta.dirname, '..');
  const before = descriptionNow(root);
  const { called } = await callApi({ ...options, includeFiles: false, includeCommands: false }, root, portal);
  const { description, notes, unlearned } = learn(before, called);
  const overlay = overlayOf(`What ${new URL(baseUrl).host} answers`, before, description, notes);
  if (overlay === undefined) console.log('The answers are as described; there is nothing to learn.');
  else {
    writeFileSync(out, overlay);
    const guesses = overlay.match(/A guess:/g)?.length ?? 0;
    console.log(
      `Wrote ${out}${guesses > 0 ? ', which contains guesses: search it for "A guess"' : ''}. Read it, then run \`npm run generate\`.`,
    );
  }
  for (const one of unlearned) console.log(`No overlay can describe ${one}.`);
  return unlearned.length > 0 ? 1 : 0;
});
