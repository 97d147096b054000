import { parseArgs } from 'node:util';
import { build } from 'vite';
import config from './vite.config.ts';

const { outDir = config.build?.outDir } = parseArgs({ options: { outDir: { type: 'string' } } }).values;

try {
  // Not by Vite's command, which would compile the config and all that it imports each time.
  await build({ ...config, configFile: false, build: { ...config.build, outDir } });
} catch (error) {
  // A mistake in the config says where it is, and has no stack.
  console.error(error instanceof Error ? error.stack || error.message : error);
  process.exitCode = 1;
}
