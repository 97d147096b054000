import { describe, expect, it } from 'vitest';
import { accounts } from '../../src/config/sections/accounts.ts';
import { details } from '../../src/config/sections/details.ts';
import { form } from '../../src/config/sections/form.ts';
import { notifications } from '../../src/config/sections/notifications.ts';

// The compiler is what tests here: each `@ts-expect-error` is an error where the line below it is none.

const empty = { title: 'Nothing', text: 'Nothing yet.' };
const frame = { id: 'form', title: 'Form', submit: 'Send' } as const;
const settings = {
  id: 'settings',
  title: 'Settings',
  query: 'profileDetails',
  rows: 'notifications',
  command: 'notificationStatusUpdate',
  empty,
} as const;

function ofNotifications() {
  notifications(settings);

  // @ts-expect-error a query that has no settings
  notifications({ ...settings, query: 'teamList' });
  // @ts-expect-error a list of something else
  notifications({ ...settings, rows: 'phones' });
  // @ts-expect-error a command that turns nothing on
  notifications({ ...settings, command: 'profileUpdate' });
}

const number = { field: 'account_number', label: 'Number', input: 'digits' } as const;
const transit = { field: 'transit_number', label: 'Transit', input: 'digits', required: true } as const;
const routing = { field: 'routing_number', label: 'Routing', input: 'digits', required: true } as const;
const add = form({ ...frame, command: 'accountAdd', fields: [number], success: ['toast'] });
const linked = {
  id: 'accounts',
  title: 'Accounts',
  query: 'investorAccountList',
  rows: 'accounts',
  add,
  removal: 'accountRemove',
  empty,
} as const;

function ofAccounts() {
  accounts(linked);
  accounts({ id: 'accounts', title: 'Accounts', query: 'investorAccountList', rows: 'accounts', empty });

  // @ts-expect-error a query that is not asked with an investor in its path
  accounts({ ...linked, query: 'accountTypeList' });
  // @ts-expect-error a list that the answer does not have
  accounts({ ...linked, rows: 'account' });
  const reset = form({
    ...frame,
    command: 'passwordResetRequest',
    fields: [{ field: 'email', label: 'Email', input: 'email', autocomplete: 'email' }],
    success: ['toast'],
  });
  // @ts-expect-error a form that adds no account
  accounts({ ...linked, add: reset });
  // @ts-expect-error a command that removes something else
  accounts({ ...linked, removal: 'loanDocumentDelete' });
}

function ofForms() {
  const country = { label: 'Country', options: [{ label: 'Canada', fields: ['transit_number'] }] } as const;
  const added = { ...frame, command: 'accountAdd', success: ['toast'] } as const;
  form({ ...added, columns: 2, variants: country, fields: [number, transit, routing] });
  const wrong = { field: 'current_password', label: 'Password', wrong: 'No.' } as const;
  const password = { ...frame, command: 'profilePasswordUpdate', success: ['toast'] } as const;
  form({ ...password, fields: [{ ...wrong, input: 'password' }] });
  const zones = [{ value: 'America/Toronto', label: 'Eastern' }];
  const profile = { ...frame, command: 'profileUpdate', success: ['toast'] } as const;
  const zone = { field: 'time_zone', label: 'Time zone', input: 'select', required: true } as const;
  form({ ...profile, fields: [{ ...zone, choices: zones }] });

  // @ts-expect-error fields of a variant that the body does not have
  form({ ...added, variants: { ...country, options: [{ label: 'Canada', fields: ['transit'] }] }, fields: [number] });
  // @ts-expect-error three columns
  form({ ...added, columns: 3, fields: [number] });
  // @ts-expect-error digits for an enumeration
  form({ ...added, fields: [{ field: 'purpose', label: 'Purpose', input: 'digits' }] });
  // @ts-expect-error a wrong password where a new one is chosen
  form({ ...password, fields: [{ field: 'password', label: 'New', wrong: 'No.', input: 'new-password' }] });
  // @ts-expect-error choices without names
  form({ ...profile, fields: [{ ...zone, choices: ['America/Toronto'] }] });
  // @ts-expect-error choices of one's own where the description has its values
  form({ ...added, fields: [{ field: 'purpose', label: 'Purpose', input: 'select', choices: zones }] });
}

function ofDetails() {
  const name = { field: 'company_name', label: 'Company', format: 'text', onlyKnown: true } as const;
  const home = { field: 'tax_residency_country', label: 'Home', format: 'country' } as const;
  const person = { id: 'person', title: 'Person', query: 'profileDetails' } as const;
  details({ ...person, groups: [{ fields: [name, home] }] });

  // @ts-expect-error the name of a country that is none
  details({ ...person, groups: [{ fields: [{ ...name, format: 'country' }] }] });
}

describe('the account in the config', () => {
  it('is refused in the editor where the lines above say so, and taken elsewhere', () => {
    for (const lines of [ofNotifications, ofAccounts, ofForms, ofDetails]) expect(lines).not.toThrow();
  });
});
