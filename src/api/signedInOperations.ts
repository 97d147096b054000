import { commands } from '../../generated/commands.ts';
import { operations } from '../../generated/operations.ts';
import { queries } from '../../generated/queries.ts';
import { calls } from './calls.ts';
import { operationFacts } from './operationFacts.ts';

// Adds everything that the bundle for visitors leaves out.
Object.assign(operationFacts, operations);
Object.assign(calls.queries, queries);
Object.assign(calls.commands, commands);
