import { join } from 'node:path';
import { soundConfig } from './check/soundConfig.ts';

const portal = await soundConfig(join(import.meta.dirname, '..'), {
  isStrict: process.argv.includes('--strict'),
  isFixing: process.argv.includes('--fix'),
});

// Sends the config to the server or the build that runs this check.
if (portal) process.send?.(portal);
