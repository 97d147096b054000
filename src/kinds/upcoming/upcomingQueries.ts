import type { QueryId } from '../../client/types.ts';
import type { Portal } from '../../config/portal.ts';
import { newsPlace } from '../attention/newsPlace.ts';
import type { UpcomingConfig } from './options.ts';

/** The queries that upcoming payments are found with and, in a portal that shows opportunities, when these close. */
export const upcomingQueries = (_: UpcomingConfig, portal: Portal): QueryId[] => [
  ...(['investmentList', 'portfolioActivities', 'loanDetails'] as const),
  ...(newsPlace(portal, 'opportunities') ? (['opportunityList'] as const) : []),
];
