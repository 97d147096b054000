import { operations } from '../../generated/operations.ts';
import { operationFacts, signedInCode } from './operationFacts.ts';

// Adds everything that the bundle for visitors leaves out.
Object.assign(operationFacts, operations);
signedInCode.isLoaded = true;
