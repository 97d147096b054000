import type { CalendarDate } from '../../values/calendar.ts';
import type { Schema } from '../schema.ts';
import { eastern } from './easternOpportunities.ts';
import { funds } from './fundOpportunities.ts';
import { opportunityFrom } from './opportunity.ts';
import { western } from './westernOpportunities.ts';

const cache: { today: CalendarDate; opportunities: Schema<'OpportunityDetails'>[] } = { today: '', opportunities: [] };

/** The opportunities of a day, without any investor's interest. */
export function opportunitiesOn(today: CalendarDate): Schema<'OpportunityDetails'>[] {
  if (cache.today !== today) {
    cache.opportunities = [...funds, ...eastern, ...western].map((seed) => opportunityFrom(seed, today));
    cache.today = today;
  }
  return cache.opportunities;
}
