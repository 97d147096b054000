import type { Mistake } from '../mistake.ts';

const sections = ['routes', 'signedIn', '/account', 'sections'];
const settings = [...sections, 'notifications'];
const linked = [...sections, 'linked-accounts'];
const add = [...linked, 'add'];
const password = [...sections, 'password'];
const contact = [...sections, 'profile', 'sections', 'contact-details'];

export const account: Mistake[] = [
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
    [[...sections, 'profile', 'sections', 'identity', 'groups', 0, 'fields', 'company_name', 'format'], 'country'],
  ],
  ['a field that the transport fills in', [[...add, 'fields', 'account_name', 'field'], 'session_token']],
];
