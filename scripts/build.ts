import { parseArgs } from 'node:util';
import { build } from 'vite';
import config from './vite.config.ts';

const { outDir = config.build?.outDir } = parseArgs({ options: { outDir: { type: 'string' } } }).values;

try {
  // Not with Vite's command, which would compile the config and all its imports each time.
  await build({ ...config, configFile: false, build: { ...config.build, outDir } });
} catch (error) {
  // The message of a mistake in the config names its place, and has no stack.
  console.error(error instanceof Error ? error.stack || error.message : error);
  process.exitCode = 1;
}
