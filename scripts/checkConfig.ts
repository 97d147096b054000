import { operations } from '../generated/operations.ts';
import { shapes } from '../generated/shapes.ts';
import { checkPortal } from '../src/config/checkPortal.ts';

/** Says every problem of portal.config.ts, and ends with 1 where there is one. */
const { portal } = await import('../portal.config.ts');
const problems = checkPortal(portal, { operations, shapes });
for (const { path, message } of problems) console.error(`portal.config.ts: ${path}: ${message}`);
process.exitCode = problems.length > 0 ? 1 : 0;
