import { optionsFrom } from '../../config/formParts.ts';
import { builder } from '../../config/kind.ts';

/** Builds the options of a select from a query's response. */
export const options = builder(optionsFrom);
