import { join } from 'node:path';
import { soundConfig } from './check/soundConfig.ts';

await soundConfig(join(import.meta.dirname, '..'), {
  isStrict: process.argv.includes('--strict'),
  isFixing: process.argv.includes('--fix'),
});
