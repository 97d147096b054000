import type { Mistake, Way } from '../mistake.ts';

const reset: Way = ['routes', 'public', '/reset-password', 'sections', 'reset-password'];
const first: Way = [...reset, 'fields', 0];
const more: Way = [...reset, 'fields', 2];
const message: Way = ['routes', 'signedIn', '/contact-us', 'sections', 'message'];
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

export const form: Mistake[] = [
  ['a misspelt field', [[...first, 'field'], 'pasword']],
  ['what the transport fills in', ...profile, [[...reset, 'fields', 0], { ...text, field: 'investor_id' }]],
  ['a field twice', [more, { field: 'password', label: 'Again', input: 'new-password' }]],
  [
    'an input that does not fit',
    ...contact,
    [[...reset, 'fields', 0], { ...text, field: 'request.amount', input: 'number' }],
  ],
  [
    'a number that is entered as an amount',
    ...contact,
    [[...reset, 'fields', 0], { ...text, field: 'context.investment_id', input: 'money' }],
  ],
  ['a checkbox for a text', ...contact, [[...reset, 'fields', 0], { ...text, input: 'checkbox' }]],
  [
    'a choice without anything to choose from',
    ...contact,
    [[...reset, 'fields', 0], { ...text, field: 'topic', input: 'select' }],
  ],
  [
    'a value that the enumeration does not have',
    ...contact,
    [[...reset, 'fields', 0], { ...text, field: 'topic', input: 'select', values: ['Othr'] }],
  ],
  ['values for a text', ...contact, [[...reset, 'fields', 0], { ...text, values: ['a'] }]],
  ['options without a query', ...contact, [[...reset, 'fields', 0], { ...text, field: 'member_id', input: 'select' }]],
  [
    'options of a list that is not there',
    ...contact,
    [
      [...reset, 'fields', 0],
      {
        ...text,
        field: 'member_id',
        input: 'select',
        options: { query: 'teamList', rows: 'teams', value: 'member_id', label: 'name' },
      },
    ],
  ],
  [
    'texts of a list that has none',
    ...contact,
    [
      [...reset, 'fields', 0],
      { ...text, field: 'member_id', input: 'select', options: { query: 'accountTypeList', list: 'types' } },
    ],
  ],
  ['the same as itself', [[...first, 'same'], 'password']],
  ['a word that no browser knows', ...contact, [[...reset, 'fields', 0, 'autocomplete'], 'emial']],
  ['an answer that does not exist', ...profile, [[...reset, 'from'], { query: 'profileDetail' }]],
  [
    'an object that the answer does not have',
    ...profile,
    [[...reset, 'from'], { query: 'profileDetails', object: 'login' }],
  ],
  [
    'an answer without the field',
    ...profile,
    [[...reset, 'from'], { query: 'profileDetails', object: 'portal_login' }],
  ],
  [
    'a list of what may be changed that is none',
    ...profile,
    [[...reset, 'from'], { query: 'profileDetails', editable: 'editable' }],
  ],
  ['supplies for what is typed', [[...reset, 'supply'], { password: { from: 'reset-token', missing: 'Missing.' } }]],
  ['supplies that the portal does not have', [[...reset, 'supply', 'token', 'from'], 'token']],
  ['a session from an answer that has none', [[...reset, 'success', 0], 'sign-in']],
  ['an effect that nobody knows', [[...reset, 'success', 0], { tost: 'Done.' }]],
  ['a failure that is none', [[...reset, 'failure'], 'success']],
  ['a field that the object in the body does not have', [[...message, 'fields', 'subject', 'field'], 'request.sum']],
  [
    'a free text where there are a few values',
    [[...message, 'fields', 'topic'], { ...text, field: 'topic', required: undefined }],
  ],
  ['a text for an amount', [[...message, 'fields', 'subject', 'field'], 'request.amount']],
  [
    'a field of which nobody says whether it has to be filled in',
    [[...message, 'fields', 'subject', 'required'], undefined],
  ],
  ['a required field that need not be filled in', [[...message, 'fields', 'message', 'required'], false]],
  ['the same as what the body does not have', [[...first, 'same'], 'mail']],
  ['options of a value that the rows do not have', [[...message, 'fields', 'member_id', 'options', 'value'], 'id']],
  [
    'a list of what may be changed that has no texts',
    ...profile,
    [[...reset, 'from'], { query: 'profileDetails', editable: 'phones' }],
  ],
  [
    'supplies for no field of the body',
    [[...reset, 'supply'], { tokn: { from: 'reset-token', missing: 'Open the link again.' } }],
  ],
  ['supplies without what to say where they are missing', [[...reset, 'supply', 'token', 'missing'], undefined]],
  ['a session from the answer to a message', [[...message, 'success', 0], 'sign-in']],
];
