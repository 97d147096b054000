import { builder } from '../kind.ts';
import { optionsFrom } from './formParts.ts';

/** Builds the options of a select from a query's response. */
export const options = builder(optionsFrom);
