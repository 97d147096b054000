import { field, group, prose, query } from './declare.ts';
import { builder } from './kind.ts';
import { where } from './kinds/where.ts';

/** The amount of each investor that is added up, separately for each currency. */
export const investorTotal = builder(group({ query: query('body'), amount: field('money') }));

/** A list in which an investor should have no rows: one that has some is marked. */
export const investorWarning = builder(group({ query: query('paged'), where, label: prose }));
