import type { Mistake } from '../mistake.ts';

const list = ['routes', 'signedIn', '/opportunities'];
const tiles = [...list, 'sections', 'opportunities'];
const tile = [...tiles, 'tile'];
const screen = ['routes', 'signedIn', '/opportunities/:id'];
const one = [...screen, 'sections'];
const ask = [...one, 'interest'];

export const opportunities: Mistake[] = [
  ['a screen with an unknown feature', [[...list, 'feature'], 'oportunities']],
  ['tiles of an unknown query', [[...tiles, 'query'], 'opportunitiesList']],
  ['tiles of an unknown list', [[...tiles, 'rows'], 'oportunities']],
  ['tiles with an unknown key', [[...tiles, 'key'], 'id']],
  ['a filter that the body does not have', [[...tiles, 'filters', 'Lien', 'field'], 'lien']],
  ['a choice that is not a number', [[...tiles, 'filters', 'LTV', 'choices', 0, 'value'], '55']],
  ['an order that the server does not have', [[...tiles, 'orders', 0, 'by'], 'city']],
  ['the same order twice', [[...tiles, 'orders', 1], { label: 'New', by: 'listed_at', direction: 'desc' }]],
  ['no orders', [[...tiles, 'orders'], []]],
  ['tiles with the sort of a table', [[...tiles, 'sort'], { by: 'title', direction: 'asc' }]],
  ['a title that is an amount', [[...tile, 'title'], 'loan_amount']],
  ['an unknown picture', [[...tile, 'picture'], 'image_64']],
  ['a status that is a percentage', [[...tile, 'status'], 'funded_percent']],
  ['a mark by an unknown field', [[...tile, 'mark', 'field'], 'new']],
  ['a line with an unknown field', [[...tile, 'lines', 1, 0, 'field'], 'town']],
  ['a bar whose percentage is an amount', [[...tile, 'bar', 'percent'], 'loan_amount']],
  ['a bar whose whole is not an amount', [[...tile, 'bar', 'whole'], 'title']],
  ['a fact in the wrong format', [[...tile, 'facts', 0, 'format'], 'money']],
  ['a submission in an unknown object', [[...tile, 'submitted', 'object'], 'interest']],
  ['a submission status in an unknown field', [[...tile, 'submitted', 'field'], 'amount']],
  ['an unknown value for no submission', [[...tile, 'submitted', 'nothing'], 'nothing']],
  ['an unknown fact about a submission', [[...tile, 'submitted', 'facts', 0, 'field'], 'sum']],
  ['tiles that link to an unknown screen', [[...tiles, 'link', 'to'], '/opportunity/:id']],
  ['an action on an unknown object', [[...ask, 'object'], 'opportunities']],
  ['an action that links to an unknown screen', [[...ask, 'to'], '/contact-as']],
  ['a parameter filled from an unknown field', [[...ask, 'fill', 'message-context.opportunity_id', 'field'], 'id']],
  ['a condition on a free text', [[...ask, 'when', 'field'], 'title']],
  ['a condition with an unknown value', [[...ask, 'when', 'is'], 'opened']],
  ['a text for an unknown value of a condition', [[...ask, 'when', 'otherwise', 'full'], { text: 'Full.' }]],
  ['a value of a condition without a text', [[...ask, 'when', 'otherwise'], { closed: { text: 'Closed.' } }]],
  ['prose of an unknown object', [[...one, 'about', 'object'], 'offer']],
  ['prose that is an amount', [[...one, 'about', 'texts', 0, 'field'], 'loan_amount']],
  ['prose that is a list of objects', [[...one, 'about', 'texts', 1, 'field'], 'use_of_funds']],
  ['figures with a bar of an unknown field', [[...one, 'offer', 'bar', 'amount'], 'committed']],
  [
    'a date as an email link',
    [[...one, 'opportunity-security', 'groups', 1, 'fields', 'Appraisal date', 'link'], 'mail'],
  ],
  ['files that cannot be removed', [[...one, 'opportunity-documents', 'removal'], true]],
  [
    'tiles of a list that is not paged',
    [[...tiles, 'query'], 'investmentList'],
    [[...tiles, 'rows'], 'investments'],
    [[...tiles, 'key'], 'investment_id'],
  ],
  ['a search that the server does not offer', [[...tiles, 'search'], true]],
  ['a status that the enumeration does not have', [[...tiles, 'filters', 'Status', 'values', 0], 'opened']],
  ['a mark by a text', [[...tile, 'mark', 'field'], 'status']],
  ['tiles with a text as the parameter of their link', [[...tiles, 'link', 'field'], 'title']],
  ['a submission in the wrong object', [[...ask, 'submitted', 'object'], 'opportunity.appraisal']],
  ['an unknown value for no submission of an action', [[...ask, 'submitted', 'nothing'], 'never']],
  ['prose that is an enumerated value', [[...one, 'about', 'texts', 0, 'field'], 'status']],
  ['a bar of another object', [[...one, 'offer', 'bar', 'whole'], 'value_amount']],
  [
    'an amount as an email link',
    [[...one, 'opportunity-security', 'groups', 1, 'fields', 'value_amount', 'link'], 'mail'],
  ],
  ['a misspelt name of a subject', [[...screen, 'subject', 'name'], 'opportunity.titel']],
  ['a name in a misspelt object', [[...screen, 'subject', 'name'], 'oportunity.title']],
  ['an action that fills no form', [['routes', 'signedIn', '/contact-us', 'sections', 'message', 'id'], 'letter']],
  ['a feature on the screen without an investor', [['noInvestors', 'feature'], 'opportunities']],
  ['a home screen that depends on a feature', [['routes', 'signedIn', '/overview', 'feature'], 'opportunities']],
];
