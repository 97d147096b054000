import { describe, expect, it } from 'vitest';
import { changed, problemsOf, type Way } from './portalCopy.ts';

const screen: Way = ['routes', 'signedIn', '/contact-us', 'sections'];
const team: Way = [...screen, 'team'];
const message: Way = [...screen, 'message'];
const opportunity: Way = [...message, 'about', 'Opportunity'];
const investment: Way = [...message, 'about', 'Investment'];
const amount: Way = [...opportunity, 'amount'];
const links: Way = ['footer', 'links'];
const closing: Way = ['noInvestors', 'sections'];

const mistakes: [mistake: string, way: Way, value: unknown, says: string[], at?: string][] = [
  ['people of an unknown query', [...team, 'query'], 'teamLst', ["did you mean 'teamList'?"]],
  ['people of a list that has none', [...team, 'rows'], 'teams', ["did you mean 'team'?"]],
  ['people of a query without any', [...team, 'query'], 'investmentList', ['nothing is allowed here'], 'rows'],
  ['people without a key', [...team, 'key'], 'id', ["'id'", 'member_id']],
  ['people with an unknown key', [...team, 'order'], 'name', ['order']],

  ['about a field of no body', [...opportunity, 'field'], 'context.oportunity_id', ["'context.opportunity_id'"]],
  ['about what somebody types', [...opportunity, 'field'], 'topic', ["'topic' is not known"]],
  ['about an unknown query', [...opportunity, 'query'], 'opportunityDetail', ["did you mean 'opportunityDetails'?"]],
  ['about no object', [...opportunity, 'object'], 'oportunity', ["did you mean 'opportunity'?"]],
  ['about an object asked for by nothing', [...opportunity, 'parameter'], 'id', ['opportunity_id']],
  ['about a name that is none', [...opportunity, 'name'], 'titel', ["did you mean 'title'?"]],
  ['about an amount for a number', [...opportunity, 'reference'], 'loan_amount', ["'loan_amount'", 'reference']],
  ['about rows of no list', [...investment, 'rows'], 'investment', ["did you mean 'investments'?"]],
  ['about rows without their key', [...investment, 'key'], 'id', ['investment_id']],
  ['an amount that is none', [...amount, 'field'], 'request.micid', ["'request.micid'", 'allowed: request.amount']],
  ['a currency that the body does not have', [...amount, 'currency'], 'currency', ['request.currency']],
  [
    'something fixed that the body does not have',
    [...amount, 'fixed', 0, 'field'],
    'full',
    ['request.full_withdrawal'],
  ],
  ['a bound that is no amount', [...amount, 'least'], 'term_months', ["'term_months'", 'minimum_investment_amount']],
  ['another bound that is none', [...amount, 'most', 1], 'maximum_amount', ['maximum_investment_amount']],
  ['a condition by no field', [...amount, 'where', 'field'], 'state', ['status']],
  ['a condition that is never met', [...amount, 'where', 'values', 0], 'opened', ["did you mean 'open'?"]],

  ['a text from the address', [...message, 'fields', 'subject', 'fromAddress'], true, ['one of a few values']],
  [
    'a field needed for another that is none',
    [...message, 'fields', 'phone', 'neededFor', 'field'],
    'message',
    ["'message'", 'preferred_contact'],
  ],
  [
    'a field needed for a value that is none',
    [...message, 'fields', 'phone', 'neededFor', 'value'],
    'fone',
    ["did you mean 'phone'?"],
  ],
  [
    'a receipt without its number',
    [...message, 'receipt', 'reference', 'field'],
    'reference',
    ["'reference'", 'reference_number'],
  ],
  [
    'what the address says in a form that an answer begins',
    [...message, 'from'],
    { query: 'profileDetails' },
    ['from'],
    'about',
  ],
  [
    'a receipt for visitors',
    ['routes', 'public', '/login', 'sections', 'sign-in', 'receipt'],
    { title: 'Sent', reference: { field: 'session_token', label: 'Number' }, again: 'Again' },
    ['signed-in screens only'],
  ],
  ['a page for what is typed', [...message, 'supply'], { subject: { from: 'page' } }, ["'subject' is not known"]],

  ['a link without https', [...links, 'Legal', 'href'], 'http://www.northline.test/legal', ['begins with https://']],
  [
    'a link to another site that looks like a path',
    [...links, 'Legal', 'href'],
    '//elsewhere.test',
    ['a path of this'],
  ],
  ['a link that is a program', [...links, 'Legal', 'href'], 'javascript:alert(1)', ['begins with https://']],

  ['figures where there is no investor', [...closing, 'team', 'query'], 'investmentList', ['teamList']],
  ['a part where there is no investor', [...closing, 'no-investors', 'part'], 'documents', ['parts are an investor’s']],
];

describe('a mistake on the way to the manager', () => {
  it.each(mistakes)('%s is named with its place and what is allowed', (_, way, value, says, at) => {
    const { copy, places } = changed([[way, value]]);
    const problems = problemsOf(copy);
    const place = at === undefined ? places[0] : places[0]?.replace(/\w+$/, at);
    const found = problems.find(({ path }) => path === place);
    expect(found, JSON.stringify(problems)).toBeDefined();
    for (const part of says) expect(found?.message).toContain(part);
  });

  it('a path of this site may be at the foot of every page', () => {
    const { copy } = changed([[[...links, 'Legal', 'href'], '/legal.html']]);
    expect(problemsOf(copy)).toEqual([]);
  });
});
