import type { Mistake, Way } from '../mistake.ts';
import { investors, message } from '../ways.ts';

const team: Way = [...investors, '/contact-us', 'sections', 'team'];
const opportunity: Way = [...message, 'about', 'Opportunity'];
const investment: Way = [...message, 'fields', 'context.investment_id'];
const full: Way = [...message, 'fields', 'request.full_withdrawal'];
const money: Way = [...message, 'fields', 'request.amount'];
const amount: Way = [...opportunity, 'amount'];
const links: Way = ['footer', 'links'];
const closing: Way = ['noInvestors', 'sections'];

export const contact: Mistake[] = [
  ['people of an unknown group', [[...team, 'of'], 'teams']],
  ['people with an unknown option', [[...team, 'order'], 'name']],
  ['a form about an unknown field of the body', [[...opportunity, 'field'], 'context.oportunity_id']],
  ['a form about a field that the user enters', [[...opportunity, 'field'], 'topic']],
  ['a form about an unknown query', [[...opportunity, 'query'], 'opportunityDetail']],
  ['a form about an unknown object', [[...opportunity, 'object'], 'oportunity']],
  ['a form about an object with an unknown parameter', [[...opportunity, 'parameter'], 'id']],
  ['a form about an object with an unknown name', [[...opportunity, 'name'], 'titel']],
  ['a form about an object with an amount as its number', [[...opportunity, 'reference'], 'loan_amount']],
  ['options from an unknown list', [[...investment, 'options', 'rows'], 'investment']],
  [
    'a row that fills an unknown field of the body',
    [[...investment, 'options', 'fills', 0, 'field'], 'request.curency'],
  ],
  [
    'a row that fills a field that the user enters',
    [[...investment, 'options', 'fills', 0, 'field'], 'request.amount'],
  ],
  ['a row that fills a field from an unknown field', [[...investment, 'options', 'fills', 0, 'from'], 'curency']],
  ['an unknown fact of a row', [[...investment, 'options', 'facts', 0, 'field'], 'redemption_date']],
  ['a fact of a row in the wrong format', [[...investment, 'options', 'facts', 0, 'format'], 'money']],
  ['a row that leaves a required field empty', [[...investment, 'options', 'fills', 0], undefined]],
  ['a field replaced by a field that is not a checkbox', [[...money, 'replacedBy'], 'topic']],
  ['a field replaced by an unknown checkbox', [[...money, 'replacedBy'], 'request.full']],
  [
    'a field left out of a form about an object that it cannot be about',
    [[...full, 'notAbout', 0], 'context.document_key'],
  ],
  [
    'an opening sentence for a field that the user does not enter',
    [[...opportunity, 'opening', 'field'], 'context.page'],
  ],
  ['an opening sentence for a choice', [[...opportunity, 'opening', 'field'], 'topic']],
  ['an opening sentence without text', [[...opportunity, 'opening', 'text'], undefined]],
  ['an amount field that is not an amount', [[...amount, 'field'], 'request.micid']],
  ['a currency that the body does not have', [[...amount, 'currency'], 'currency']],
  ['a fixed field that the body does not have', [[...amount, 'fixed', 0, 'field'], 'full']],
  ['a bound that is not an amount', [[...amount, 'least'], 'term_months']],
  ['an unknown upper bound', [[...amount, 'most', 1], 'maximum_amount']],
  ['a condition on an unknown field', [[...amount, 'where', 'field'], 'state']],
  ['a condition that is never met', [[...amount, 'where', 'values', 0], 'opened']],
  ['a free text filled in from the address', [[...message, 'fields', 'subject', 'fromAddress'], true]],
  ['a folded field that the form does not have', [[...message, 'folded', 'fields', 0], 'subjct']],
  ['a folded field that must be filled in', [[...message, 'folded', 'fields', 0], 'message']],
  ['a field shown for another that is not a choice', [[...message, 'fields', 'phone', 'shownFor', 'field'], 'message']],
  ['a field shown for an unknown value', [[...message, 'fields', 'phone', 'shownFor', 'values', 0], 'fone']],
  [
    'a required field that is shown only sometimes',
    [[...message, 'fields', 'message', 'shownFor'], { field: 'topic', values: ['Other'] }],
  ],
  [
    'a field shown for its own value',
    [[...message, 'fields', 'topic', 'shownFor'], { field: 'topic', values: ['Other'] }],
  ],
  [
    'a `done` next to a receipt',
    [[...message, 'done'], { title: 'Sent', text: 'We will answer soon.', again: 'Write again' }],
  ],
  ['a receipt with an unknown reference number', [[...message, 'receipt', 'reference', 'field'], 'reference']],
  ['values from the address in a form with loaded values', [[...message, 'from'], { query: 'profileDetails' }]],
  [
    'a receipt for visitors',
    [
      ['routes', 'public', '/login', 'sections', 'sign-in', 'receipt'],
      { title: 'Sent', reference: { field: 'session_token', label: 'Number' }, again: 'Again' },
    ],
  ],
  [
    'both a receipt and a `done`',
    [[...message, 'done'], { title: 'Check your inbox', text: 'The link works once.', again: 'Again' }],
  ],
  ['a message for a missing value that is not text', [[...message, 'fields', 'phone', 'missing'], true]],
  ['a supplied field that the user enters', [[...message, 'supply'], { subject: { from: 'page' } }]],
  ['a link without https', [[...links, 'Legal', 'href'], 'http://www.northline.test/legal']],
  ['a link to another site that looks like a path', [[...links, 'Legal', 'href'], '//elsewhere.test']],
  ['a link that runs a script', [[...links, 'Legal', 'href'], 'javascript:alert(1)']],
  [
    'a section that needs an investor on the screen without one',
    [
      [...closing, 'team'],
      { kind: 'notes', id: 'team', title: 'Notes', of: 'portfolio', empty: { title: 'None', text: 'None.' } },
    ],
  ],
  ['a feature on a section of the screen without an investor', [[...closing, 'no-investors', 'feature'], 'documents']],
  ['a form about an object with an amount as its name', [[...opportunity, 'name'], 'loan_amount']],
  ['an unknown amount field', [[...amount, 'field'], 'amount']],
  [
    'a supplied token without a message for when it is missing',
    [[...message, 'supply', 'context.page', 'from'], 'reset-token'],
  ],
];
