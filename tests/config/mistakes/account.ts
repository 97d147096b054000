import type { Mistake } from '../mistake.ts';
import { profile, account as sections } from '../ways.ts';

const settings = [...sections, 'notifications'];
const linked = [...sections, 'linked-accounts'];
const add = [...linked, 'add'];
const login = [...sections, 'portal-login', 'sections', 'password', 'groups', 0];
const password = [...login, 'fields', 'password_changed_at', 'dialog', 'form'];

export const account: Mistake[] = [
  ['a date shown as on or off', [[...password.slice(0, -2), 'onOff'], true]],
  ['a query for a panel that takes none', [[...settings, 'query'], 'profileDetails']],
  ['a command that adds no account', [[...add, 'command'], 'contactSubmit']],
  ['an unknown field of a new account', [[...add, 'fields', 'account_name', 'field'], 'name']],
  ['a removal given as a command', [[...linked, 'removal'], 'accountRemove']],
  [
    'a variant with a field that the form does not have',
    [[...add, 'variants', 'options', 1, 'fields', 0], 'void_cheque_key'],
  ],
  ['a single variant', [[...add, 'variants', 'options'], [{ label: 'Canada', fields: ['transit_number'] }]]],
  ['three columns', [[...profile, 'columns'], 3]],
  [
    'a message about a wrong password for a new password',
    [[...password, 'fields', 'current_password', 'input'], 'new-password'],
  ],
  ['a choice without a name', [[...profile, 'fields', 'time_zone', 'choices', 0, 'label'], '']],
  [
    'own choices for an enumerated field',
    [
      [...profile, 'fields', 'statement_cadence'],
      {
        field: 'statement_cadence',
        label: 'Statements',
        input: 'select',
        required: true,
        choices: [{ value: 'weekly', label: 'Weekly' }],
      },
    ],
  ],
  ['a variant with a field that the body does not have', [[...add, 'variants', 'options', 0, 'fields', 0], 'transit']],
  [
    'digits for an enumerated field',
    [[...add, 'fields', 'purpose'], { field: 'purpose', label: 'Purpose', input: 'digits' }],
  ],
  ['a choice given as a plain text', [[...profile, 'fields', 'time_zone', 'choices', 0], 'America/Toronto']],
  [
    'a text that is not a country, formatted as one',
    [[...sections, 'on-file', 'sections', 'identity', 'groups', 0, 'fields', 'trustee_name', 'format'], 'country'],
  ],
  ['a country without autocomplete', [[...profile, 'fields', 'addresses.0.country', 'autocomplete'], undefined]],
  [
    'a country for an enumerated field',
    [
      [...profile, 'fields', 'preferred_language'],
      { field: 'preferred_language', label: 'Language', input: 'country', autocomplete: 'country' },
    ],
  ],
  ['a list that the answer does not have', [[...sections, 'profile', 'lists', 0, 'rows'], 'telephones']],
  ['a text that the rows of a list do not have', [[...sections, 'profile', 'lists', 1, 'lines', 0, 0], 'suite']],
  ['a dialog without a form', [[...sections, 'profile', 'dialog', 'form'], undefined]],
  ['a field that the transport fills in', [[...add, 'fields', 'account_name', 'field'], 'session_token']],
];
