import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundConfig } from './check/soundConfig.ts';
import { isForTrial, sandboxValues } from './hosts/sandboxValues.ts';
import { nginxFiles } from './nginx/config.ts';
import { readOptions, usage } from './nginx/options.ts';

const root = join(import.meta.dirname, '..');

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2), root);
  if (!options) {
    console.log(usage);
    return;
  }
  const portal = await soundConfig(root);
  if (!portal) return;
  if (!existsSync(join(options.site, 'index.html')))
    throw new Error(`There is no build in ${options.site}. Run \`npm run build\`.`);
  if (!portal.hosts?.length) throw new Error('portal.config.ts has no hosts; list each that this server is for.');
  const real = portal.hosts.filter(({ host }) => !isForTrial(host));
  const values = real.length > 0 ? sandboxValues(options.site, portal, real) : [];
  if (values.length > 0) {
    const hosts = real.map(({ host }) => host).join(', ');
    throw new Error([`Values of the sandbox are not for ${hosts}:`, ...values].join('\n  '));
  }
  const files = nginxFiles(portal, options);
  for (const folder of ['logs', 'temp']) mkdirSync(join(options.out, folder), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(options.out, name), text);
  const hosts = portal.hosts.map(({ host }) => host).join(', ');
  console.log(`${join(options.out, 'nginx.conf')} serves ${hosts}.\nRun it: nginx -p ${options.out} -c nginx.conf`);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
