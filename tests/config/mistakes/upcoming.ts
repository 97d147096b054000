import type { Mistake, Way } from '../mistake.ts';

const overview: Way = ['routes', 'signedIn', '/overview', 'sections'];
const payment: Way = [...overview, 'upcoming', 'events', 'Payment'];
const offer: Way = [...overview, 'upcoming', 'events', 'Offer closes'];
const ladder: Way = [...overview, 'current-investment', 'sections', 'ladder'];
const redemption: Way = [...ladder, 'dates', 'earliest_redemption_date'];

/** What comes next, and when money is available. */
export const upcoming: Mistake[] = [
  ['an event of an unknown query', [[...payment, 'query'], 'investmentLists']],
  ['an event of a query without a list', [[...payment, 'query'], 'investmentSummary']],
  ['an event on an unknown date', [[...payment, 'date'], 'next_payment_day']],
  ['an event on a date that is an amount', [[...payment, 'date'], 'next_payment_amount']],
  ['an amount of an event that is a date', [[...payment, 'amount'], 'next_payment_date']],
  ['a remark for a value that the field does not have', [[...payment, 'notes', 0, 'is'], 'cheque']],
  ['a remark by a field without fixed values', [[...payment, 'notes', 0, 'field'], 'name']],
  ['an event that leads nowhere', [[...payment, 'link', 'to'], '/loans/:id']],
  ['an event whose row opens in no table', [[...payment, 'link', 'otherwise', 'table'], 'ladder']],
  ['an event whose row opens by an unknown field', [[...payment, 'link', 'otherwise', 'key'], 'investment']],
  [
    'a link to a section that is elsewhere',
    [[...overview, 'upcoming', 'also'], { label: 'All', section: 'documents' }],
  ],
  ['more events at first than there are rows', [[...offer, 'most'], 6]],
  ['an event with an unknown feature', [[...offer, 'feature'], 'offers']],
  ['an event with an unknown fixed field', [[...offer, 'where'], { state: 'open' }]],
  ['an unknown key of an event', [[...offer, 'weekly'], true]],
  ['upcoming events of which there are none', [[...overview, 'upcoming', 'events'], []]],
  ['a ladder without dates', [[...ladder, 'dates'], []]],
  ['a ladder by an unknown date', [[...redemption, 'field'], 'redemption_date']],
  ['a past date that means nothing', [[...redemption, 'past'], 'gone']],
  ['a notice period that is a date', [[...redemption, 'notice'], 'lockup_end_date']],
  ['a ladder of texts', [[...ladder, 'amount'], 'name']],
];
