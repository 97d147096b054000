import type { Mistake, Way } from '../mistake.ts';

const conditions: Way = ['routes', 'signedIn', '/overview', 'sections', 'attention', 'conditions'];
const arrears: Way = [...conditions, 'Loans behind on payments'];
const failed: Way = [...conditions, 'Failed payments'];
const redemption: Way = [...conditions, 'Redemption dates'];
const note: Way = [...conditions, 'New notes'];

export const attention: Mistake[] = [
  ['a condition on an unknown field', [[...arrears, 'when', 'field'], 'days_overdue']],
  ['a condition above a text', [[...arrears, 'when', 'field'], 'name']],
  ['a condition on an unknown value', [[...failed, 'when', 'isOneOf'], ['bounced']]],
  ['a condition on one of a few values of free text', [[...failed, 'when', 'field'], 'description']],
  ['days ahead of a number', [[...redemption, 'when', 'field'], 'units']],
  ['a notice period that is a date', [[...redemption, 'when', 'less'], 'maturity_date']],
  ['news of a text', [[...note, 'when', 'field'], 'title']],
  ['a sentence with an unknown placeholder', [[...failed, 'sentence'], 'A payment of {nett_amount} failed.']],
  ['a sentence for several with an unknown placeholder', [[...failed, 'several'], '{number} payments failed.']],
  ['the day of a condition that counts to none', [[...failed, 'sentence'], 'A payment failed on {day}.']],
  ['one item for each value of an unknown field', [[...failed, 'each'], 'loan']],
  ['a severity that there is not', [[...failed, 'severity'], 'alarm']],
  ['a link of an item to nowhere', [[...note, 'link', 'to'], '/notes']],
  ['a link of an item to a section of another screen', [[...note, 'link', 'section'], 'documents']],
  ['a link of an item that presets no form', [[...redemption, 'link', 'fill'], { 'letter-topic': 'Other' }]],
  ['a loan without its number', [[...arrears, 'link', 'field'], 'name']],
];
