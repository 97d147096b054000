import { build } from 'vite';
import { readOptions } from './commandLine.ts';
import config from './vite.config.ts';

const usage = `npm run build -- [options]

Checks the config, and builds the site.

  --outDir DIR  the folder to build into (default: dist/)
  --help        this text`;

const { outDir = config.build?.outDir } = readOptions(usage, { outDir: { type: 'string' } });

try {
  // Not with Vite's command, which would compile the config and all its imports each time.
  await build({ ...config, configFile: false, build: { ...config.build, outDir } });
} catch (error) {
  // The message of a mistake in the config names its place, and has no stack.
  console.error(error instanceof Error ? error.stack || error.message : error);
  process.exitCode = 1;
}
