import { operations } from '../generated/operations.ts';
import { shapes } from '../generated/shapes.ts';
import portal from '../portal.config.ts';
import { checkPortal } from '../src/config/checkPortal.ts';

const problems = checkPortal(portal, { operations, shapes });
for (const { path, message, severity } of problems) {
  console.error(`portal.config.ts: ${severity === 'warning' ? 'warning: ' : ''}${path ? `${path}: ` : ''}${message}`);
}
process.exitCode = problems.some(({ severity }) => severity !== 'warning') ? 1 : 0;
