import { type Sums, sums } from '../../generated/sums.ts';
import type { QueryId } from './types.ts';

const known: Readonly<Record<string, Sums>> = sums;

/** What the description says about sums in a query's answer: which rows count, and what stands beside its totals. */
export const sumFacts = (query: QueryId): Sums => known[query] ?? {};

/** The states of an activity that count in a sum. */
export type SettledStatus = (typeof sums.portfolioActivities.settled.activities.values)[number];
