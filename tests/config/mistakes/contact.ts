import type { Mistake, Way } from '../mistake.ts';

const screen: Way = ['routes', 'signedIn', '/contact-us', 'sections'];
const team: Way = [...screen, 'team'];
const message: Way = [...screen, 'message'];
const opportunity: Way = [...message, 'about', 'Opportunity'];
const investment: Way = [...message, 'fields', 'context.investment_id'];
const full: Way = [...message, 'fields', 'request.full_withdrawal'];
const money: Way = [...message, 'fields', 'request.amount'];
const amount: Way = [...opportunity, 'amount'];
const links: Way = ['footer', 'links'];
const closing: Way = ['noInvestors', 'sections'];

export const contact: Mistake[] = [
  ['people of an unknown sort', [[...team, 'of'], 'teams']],
  ['people with an unknown option', [[...team, 'order'], 'name']],
  ['about a field of no body', [[...opportunity, 'field'], 'context.oportunity_id']],
  ['about what somebody types', [[...opportunity, 'field'], 'topic']],
  ['about an unknown query', [[...opportunity, 'query'], 'opportunityDetail']],
  ['about no object', [[...opportunity, 'object'], 'oportunity']],
  ['about an object asked for by nothing', [[...opportunity, 'parameter'], 'id']],
  ['about a name that is none', [[...opportunity, 'name'], 'titel']],
  ['about an amount for a number', [[...opportunity, 'reference'], 'loan_amount']],
  ['a choice of rows of no list', [[...investment, 'options', 'rows'], 'investment']],
  ['a row that fills no field of the body', [[...investment, 'options', 'fills', 0, 'field'], 'request.curency']],
  ['a row that fills what somebody types', [[...investment, 'options', 'fills', 0, 'field'], 'request.amount']],
  ['a row that fills it from no field', [[...investment, 'options', 'fills', 0, 'from'], 'curency']],
  ['a fact that no row has', [[...investment, 'options', 'facts', 0, 'field'], 'redemption_date']],
  ['a fact in another format', [[...investment, 'options', 'facts', 0, 'format'], 'money']],
  ['a row that leaves a required field empty', [[...investment, 'options', 'fills', 0], undefined]],
  ['a field replaced by no box', [[...money, 'replacedBy'], 'topic']],
  ['a field replaced by an unknown box', [[...money, 'replacedBy'], 'request.full']],
  ['a field left out of a form about nothing', [[...full, 'notAbout', 0], 'context.document_key']],
  ['an opening for what nobody types', [[...opportunity, 'opening', 'field'], 'context.page']],
  ['an opening for a choice', [[...opportunity, 'opening', 'field'], 'topic']],
  ['an opening without words', [[...opportunity, 'opening', 'text'], undefined]],
  ['an amount that is none', [[...amount, 'field'], 'request.micid']],
  ['a currency that the body does not have', [[...amount, 'currency'], 'currency']],
  ['something fixed that the body does not have', [[...amount, 'fixed', 0, 'field'], 'full']],
  ['a bound that is no amount', [[...amount, 'least'], 'term_months']],
  ['another bound that is none', [[...amount, 'most', 1], 'maximum_amount']],
  ['a condition by no field', [[...amount, 'where', 'field'], 'state']],
  ['a condition that is never met', [[...amount, 'where', 'values', 0], 'opened']],
  ['a text from the address', [[...message, 'fields', 'subject', 'fromAddress'], true]],
  ['a folded field that the form does not have', [[...message, 'folded', 'fields', 0], 'subjct']],
  ['a folded field that must be filled in', [[...message, 'folded', 'fields', 0], 'message']],
  ['a field shown for another that is none', [[...message, 'fields', 'phone', 'shownFor', 'field'], 'message']],
  ['a field shown for a value that is none', [[...message, 'fields', 'phone', 'shownFor', 'values', 0], 'fone']],
  [
    'a required field that is shown only sometimes',
    [[...message, 'fields', 'message', 'shownFor'], { field: 'topic', values: ['Other'] }],
  ],
  [
    'a field shown for a value of its own',
    [[...message, 'fields', 'topic', 'shownFor'], { field: 'topic', values: ['Other'] }],
  ],
  [
    'what to do next beside a receipt',
    [[...message, 'done'], { title: 'Sent', text: 'We will answer soon.', again: 'Write again' }],
  ],
  ['a receipt without its number', [[...message, 'receipt', 'reference', 'field'], 'reference']],
  ['what the address says in a form that an answer begins', [[...message, 'from'], { query: 'profileDetails' }]],
  [
    'a receipt for visitors',
    [
      ['routes', 'public', '/login', 'sections', 'sign-in', 'receipt'],
      { title: 'Sent', reference: { field: 'session_token', label: 'Number' }, again: 'Again' },
    ],
  ],
  [
    'two things that follow a form',
    [[...message, 'done'], { title: 'Check your inbox', text: 'The link works once.', again: 'Again' }],
  ],
  ['a sentence for a field left empty that is none', [[...message, 'fields', 'phone', 'missing'], true]],
  ['a page for what is typed', [[...message, 'supply'], { subject: { from: 'page' } }]],
  ['a link without https', [[...links, 'Legal', 'href'], 'http://www.northline.test/legal']],
  ['a link to another site that looks like a path', [[...links, 'Legal', 'href'], '//elsewhere.test']],
  ['a link that is a program', [[...links, 'Legal', 'href'], 'javascript:alert(1)']],
  [
    'another kind without an investor',
    [
      [...closing, 'team'],
      { kind: 'notes', id: 'team', title: 'Notes', of: 'portfolio', empty: { title: 'None', text: 'None.' } },
    ],
  ],
  ['a feature without an investor', [[...closing, 'no-investors', 'feature'], 'documents']],
  ['about an amount for a name', [[...opportunity, 'name'], 'loan_amount']],
  ['an amount that the body does not have', [[...amount, 'field'], 'amount']],
  ['nothing to say where the token is missing', [[...message, 'supply', 'context.page', 'from'], 'reset-token']],
];
