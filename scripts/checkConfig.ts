import { operations } from '../generated/operations.ts';
import { shapes } from '../generated/shapes.ts';
import portal from '../portal.config.ts';
import { checkPortal } from '../src/config/checkPortal.ts';

const problems = checkPortal(portal, { operations, shapes });
for (const { path, message } of problems) console.error(`portal.config.ts: ${path ? `${path}: ` : ''}${message}`);
process.exitCode = problems.length > 0 ? 1 : 0;
