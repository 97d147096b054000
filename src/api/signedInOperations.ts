import { commands } from '../../generated/commands.ts';
import { operations } from '../../generated/operations.ts';
import { queries } from '../../generated/queries.ts';
import { addOperations } from './registry.ts';

addOperations({ operations, queries, commands });
