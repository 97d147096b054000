import { describe, expect, it } from 'vitest';
import { changed, problemsOf, type Way } from './portalCopy.ts';

const reset: Way = ['routes', 'public', '/reset-password', 'sections', 'reset-password'];
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

/** Mistakes, the last change of each the one that is named. */
const mistakes: [mistake: string, changes: [Way, unknown][], says: string[], at?: string][] = [
  ['a misspelt field', [[[...first, 'field'], 'pasword']], ["did you mean 'password'?", 'password_confirm']],
  [
    'what the transport fills in',
    [...profile, [[...reset, 'fields', 0], { ...text, field: 'investor_id' }]],
    ["'investor_id'", 'allowed: email'],
    '.field',
  ],
  [
    'a field twice',
    [[more, { field: 'password', label: 'Again', input: 'new-password' }]],
    ["'password' is in this form already"],
    '.field',
  ],
  [
    'an input that does not fit',
    [...contact, [[...reset, 'fields', 0], { ...text, field: 'request.amount', input: 'number' }]],
    ["'number'", 'allowed: money, select'],
    '.input',
  ],
  [
    'a checkbox for a text',
    [...contact, [[...reset, 'fields', 0], { ...text, input: 'checkbox' }]],
    ["'checkbox'", 'allowed: text'],
    '.input',
  ],
  [
    'a choice without anything to choose from',
    [...contact, [[...reset, 'fields', 0], { ...text, field: 'topic', input: 'select' }]],
    ['needs values; allowed: Account Issues'],
    '',
  ],
  [
    'a value that the enumeration does not have',
    [...contact, [[...reset, 'fields', 0], { ...text, field: 'topic', input: 'select', values: ['Othr'] }]],
    ["did you mean 'Other'?"],
    '.values[0]',
  ],
  [
    'values for a text',
    [...contact, [[...reset, 'fields', 0], { ...text, values: ['a'] }]],
    ["'text' has nothing to choose from"],
    '',
  ],
  [
    'options without a query',
    [...contact, [[...reset, 'fields', 0], { ...text, field: 'member_id', input: 'select' }]],
    ['needs options'],
    '',
  ],
  [
    'options of a list that is not there',
    [
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
    ["did you mean 'team'?"],
    '.options.rows',
  ],
  [
    'texts of a list that has none',
    [
      ...contact,
      [
        [...reset, 'fields', 0],
        { ...text, field: 'member_id', input: 'select', options: { query: 'accountTypeList', list: 'types' } },
      ],
    ],
    ["'types'", 'allowed: account_types'],
    '.options.list',
  ],
  ['the same as itself', [[[...first, 'same'], 'password']], ["'password'", 'allowed: password_confirm']],
  [
    'a word that no browser knows',
    [...contact, [[...reset, 'fields', 0, 'autocomplete'], 'emial']],
    ['"emial"', '"email"'],
  ],
  [
    'an answer that does not exist',
    [...profile, [[...reset, 'from'], { query: 'profileDetail' }]],
    ["'profileDetails'"],
    '.query',
  ],
  [
    'an object that the answer does not have',
    [...profile, [[...reset, 'from'], { query: 'profileDetails', object: 'login' }]],
    ["'login'", 'portal_login'],
    '.object',
  ],
  [
    'an answer without the field',
    [...profile, [[...reset, 'from'], { query: 'profileDetails', object: 'portal_login' }]],
    ["'email'", 'login_email'],
    '',
  ],
  [
    'a list of what may be changed that is none',
    [...profile, [[...reset, 'from'], { query: 'profileDetails', editable: 'editable' }]],
    ["'editable'", 'allowed: editable_fields'],
    '.editable',
  ],
  [
    'supplies for what is typed',
    [[[...reset, 'supply'], { password: { from: 'reset-token', missing: 'Missing.' } }]],
    ["'password'", 'allowed: token'],
  ],
  [
    'supplies that the portal does not have',
    [[[...reset, 'supply', 'token', 'from'], 'token']],
    ['expected "reset-token"', 'found "token"'],
  ],
  [
    'a session from an answer that has none',
    [[[...reset, 'success', 0], 'sign-in']],
    ["'sign-in'", 'allowed: sign-out'],
  ],
  ['an effect that nobody knows', [[[...reset, 'success', 0], { tost: 'Done.' }]], ["did you mean 'toast'?"], '.tost'],
  ['a failure that is none', [[[...reset, 'failure'], 'success']], ['"neutral"', 'found "success"']],
];

describe('a mistake in a form of the config', () => {
  it.each(mistakes)('%s is named with its place and what is allowed', (_, changes, says, below = '') => {
    const { copy, places } = changed(structuredClone(changes));
    const problems = problemsOf(copy);
    const found = problems.find(({ path }) => path === `${places.at(-1)}${below}`);
    expect(found, JSON.stringify(problems)).toBeDefined();
    for (const part of says) expect(found?.message).toContain(part);
  });

  it('a field of a list is known whichever item is meant', () => {
    const address = { ...text, field: 'addresses.2.city', autocomplete: 'address-level2' };
    const { copy } = changed([
      ...profile,
      [[...reset, 'from'], { query: 'profileDetails' }],
      [[...reset, 'fields', 0], address],
    ]);
    expect(problemsOf(copy)).toEqual([]);
  });
});
