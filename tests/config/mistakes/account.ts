import type { Mistake } from '../mistake.ts';

const sections = ['routes', 'signedIn', '/account', 'sections'];
const settings = [...sections, 'notifications'];
const linked = [...sections, 'linked-accounts'];
const add = [...linked, 'add'];
const password = [
  ...sections,
  'portal-login',
  'sections',
  'password',
  'groups',
  0,
  'fields',
  'password_changed_at',
  'dialog',
  'form',
];
const contact = [...sections, 'profile', 'dialog', 'form'];

export const account: Mistake[] = [
  ['a date that is on or off', [[...password.slice(0, -2), 'onOff'], true]],
  ['settings of a query that the panel does not need', [[...settings, 'query'], 'profileDetails']],
  ['an addition of something else', [[...add, 'command'], 'contactSubmit']],
  ['an unknown field of a new account', [[...add, 'fields', 'account_name', 'field'], 'name']],
  ['a removal by the name of its command', [[...linked, 'removal'], 'accountRemove']],
  [
    'a variant of a field that the form does not have',
    [[...add, 'variants', 'options', 1, 'fields', 0], 'void_cheque_key'],
  ],
  ['a single variant', [[...add, 'variants', 'options'], [{ label: 'Canada', fields: ['transit_number'] }]]],
  ['three columns', [[...contact, 'columns'], 3]],
  [
    'a wrong password where a new one is chosen',
    [[...password, 'fields', 'current_password', 'input'], 'new-password'],
  ],
  ['a choice without a name', [[...contact, 'fields', 'time_zone', 'choices', 0, 'label'], '']],
  [
    'choices of one’s own where the description has its values',
    [
      [...contact, 'fields', 'statement_cadence'],
      {
        field: 'statement_cadence',
        label: 'Statements',
        input: 'select',
        required: true,
        choices: [{ value: 'weekly', label: 'Weekly' }],
      },
    ],
  ],
  ['a variant of a field that the body does not have', [[...add, 'variants', 'options', 0, 'fields', 0], 'transit']],
  [
    'digits for an enumeration',
    [[...add, 'fields', 'purpose'], { field: 'purpose', label: 'Purpose', input: 'digits' }],
  ],
  ['a choice that is a plain text', [[...contact, 'fields', 'time_zone', 'choices', 0], 'America/Toronto']],
  [
    'the name of a country that is none',
    [[...sections, 'on-file', 'sections', 'identity', 'groups', 0, 'fields', 'trustee_name', 'format'], 'country'],
  ],
  [
    'a country without what the browser may fill in',
    [[...contact, 'fields', 'addresses.0.country', 'autocomplete'], undefined],
  ],
  [
    'a country for a choice of the description',
    [
      [...contact, 'fields', 'preferred_language'],
      { field: 'preferred_language', label: 'Language', input: 'country', autocomplete: 'country' },
    ],
  ],
  ['a list that the answer does not have', [[...sections, 'profile', 'lists', 0, 'rows'], 'telephones']],
  ['a text that the rows of a list do not have', [[...sections, 'profile', 'lists', 1, 'lines', 0, 0], 'suite']],
  ['a dialog without a form', [[...sections, 'profile', 'dialog', 'form'], undefined]],
  ['a field that the transport fills in', [[...add, 'fields', 'account_name', 'field'], 'session_token']],
];
