import { describe, expect, it } from 'vitest';
import { changed, problemsOf, type Way } from './portalCopy.ts';

const sections = ['routes', 'signedIn', '/account', 'sections'];
const settings = [...sections, 'notifications'];
const linked = [...sections, 'linked-accounts'];
const add = [...linked, 'add'];
const password = [...sections, 'password'];
const contact = [...sections, 'profile', 'sections', 'contact-details'];

const mistakes: [mistake: string, way: Way, value: unknown, says: string[]][] = [
  ['settings of an unknown query', [...settings, 'query'], 'profileDetail', ["did you mean 'profileDetails'?"]],
  ['settings of another list', [...settings, 'rows'], 'phones', ['allowed: notifications']],
  ['a command that turns nothing on', [...settings, 'command'], 'profileUpdate', ['allowed: notificationStatusUpdate']],
  ['accounts of a query without any', [...linked, 'query'], 'accountTypeList', ['allowed: investorAccountList']],
  ['accounts of no list', [...linked, 'rows'], 'account', ["did you mean 'accounts'?"]],
  ['an addition of something else', [...add, 'command'], 'contactSubmit', ['allowed: accountAdd']],
  [
    'an unknown field of a new account',
    [...add, 'fields', 'account_name', 'field'],
    'name',
    ["'name'", 'account_name'],
  ],
  ['a removal of something else', [...linked, 'removal'], 'loanDocumentDelete', ['allowed: accountRemove']],
  [
    'a variant of a field that the form does not have',
    [...add, 'variants', 'options', 1, 'fields', 0],
    'void_cheque_key',
    ["'void_cheque_key'", 'routing_number'],
  ],
  ['a single variant', [...add, 'variants', 'options'], [{ label: 'Canada', fields: ['transit_number'] }], ['2']],
  ['three columns', [...contact, 'columns'], 3, ['2']],
  [
    'a wrong password where a new one is chosen',
    [...password, 'fields', 'current_password', 'input'],
    'new-password',
    ["'new-password'", 'allowed: password'],
  ],
  ['a choice without a name', [...contact, 'fields', 'time_zone', 'choices', 0, 'label'], '', ['character']],
  [
    'choices of one’s own where the description has its values',
    [...contact, 'fields', 'statement_cadence'],
    {
      field: 'statement_cadence',
      label: 'Statements',
      input: 'select',
      required: true,
      choices: [{ value: 'weekly', label: 'Weekly' }],
    },
    ['needs values; allowed: monthly, quarterly, yearly'],
  ],
];

describe('a mistake in the account of the config', () => {
  it.each(mistakes)('%s is named with its place and what is allowed', (_, way, value, says) => {
    const { copy, places } = changed([[way, value]]);
    const problems = problemsOf(copy);
    const [place = ''] = places;
    const found = problems.find(({ path }) => path === place || place.startsWith(path));
    expect(found, JSON.stringify(problems)).toBeDefined();
    for (const part of says) expect(found?.message).toContain(part);
  });
});
