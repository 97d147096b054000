import type { Mistake, Way } from '../mistake.ts';
import { message, reset } from '../ways.ts';

const first: Way = [...reset, 'fields', 0];
const more: Way = [...reset, 'fields', 2];
const text = { field: 'subject', label: 'Field', input: 'text', autocomplete: 'off', required: true };
const contact: [Way, unknown][] = [
  [[...reset, 'supply'], undefined],
  [[...reset, 'fields'], [text]],
  [[...reset, 'command'], 'contactSubmit'],
];
const profile: [Way, unknown][] = [
  ...contact,
  [[...reset, 'fields'], [{ ...text, field: 'email', input: 'email' }]],
  [[...reset, 'command'], 'profileUpdate'],
];

const field = (own: object): typeof contact => [...contact, [[...reset, 'fields', 0], { ...text, ...own }]];
const from = (own: object): typeof contact => [...profile, [[...reset, 'from'], { query: 'profileDetails', ...own }]];

export const form: Mistake[] = [
  ['a misspelt field', [[...first, 'field'], 'pasword']],
  ['a field that the transport fills in', ...profile, [[...reset, 'fields', 0], { ...text, field: 'investor_id' }]],
  ['a field twice', [more, { field: 'password', label: 'Again', input: 'new-password' }]],
  ['an input that does not fit', ...field({ field: 'request.amount', input: 'number' })],
  ['an amount for a number', ...field({ field: 'context.investment_id', input: 'money' })],
  ['a checkbox for a text', ...field({ input: 'checkbox' })],
  ['a choice without values', ...field({ field: 'topic', input: 'select' })],
  ['a value that the enumeration does not have', ...field({ field: 'topic', input: 'select', values: ['Othr'] })],
  ['values for a text', ...field({ values: ['a'] })],
  ['options without a query', ...field({ field: 'member_id', input: 'select' })],
  [
    'options from an unknown list',
    ...field({
      field: 'member_id',
      input: 'select',
      options: { query: 'teamList', rows: 'teams', value: 'member_id', label: 'name' },
    }),
  ],
  [
    'options from an unknown list of texts',
    ...field({ field: 'member_id', input: 'select', options: { query: 'accountTypeList', list: 'types' } }),
  ],
  ['a field that must repeat itself', [[...first, 'same'], 'password']],
  ['an unknown autocomplete word', ...contact, [[...reset, 'fields', 0, 'autocomplete'], 'emial']],
  ['values from an unknown query', ...from({ query: 'profileDetail' })],
  ['values from an unknown object', ...from({ object: 'login' })],
  ['values from a response without the field', ...from({ object: 'portal_login' })],
  ['an unknown list of editable fields', ...from({ editable: 'editable' })],
  [
    'a supplied field that the user enters',
    [[...reset, 'supply'], { password: { from: 'reset-token', missing: 'Missing.' } }],
  ],
  ['a supply that the portal does not have', [[...reset, 'supply', 'token', 'from'], 'token']],
  ['a sign-in with a response that has no session', [[...reset, 'success', 0], 'sign-in']],
  ['an unknown effect', [[...reset, 'success', 0], { tost: 'Done.' }]],
  ['an unknown failure', [[...reset, 'failure'], 'success']],
  ['a field that an object in the body does not have', [[...message, 'fields', 'subject', 'field'], 'request.sum']],
  [
    'a free text for an enumerated field',
    [[...message, 'fields', 'topic'], { ...text, field: 'topic', required: undefined }],
  ],
  ['a text for an amount', [[...message, 'fields', 'subject', 'field'], 'request.amount']],
  ['an optional field without `required`', [[...message, 'fields', 'subject', 'required'], undefined]],
  ['a field marked optional that the body requires', [[...message, 'fields', 'message', 'required'], false]],
  ['a field that must repeat an unknown field', [[...first, 'same'], 'mail']],
  ['options with a value that the rows do not have', [[...message, 'fields', 'member_id', 'options', 'value'], 'id']],
  ['a list of editable fields that does not hold texts', ...from({ editable: 'phones' })],
  [
    'a supply for an unknown field of the body',
    [[...reset, 'supply'], { tokn: { from: 'reset-token', missing: 'Open the link again.' } }],
  ],
  ['a supply without a message for when it is missing', [[...reset, 'supply', 'token', 'missing'], undefined]],
  ['a sign-in after sending a message', [[...message, 'success', 0], 'sign-in']],
];
