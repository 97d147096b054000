import { screen as page, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fields } from '../../generated/fields.ts';
import { operations } from '../../generated/operations.ts';
import { checkPortal } from '../../src/config/checkPortal.ts';
import { definePortal } from '../../src/config/definePortal.ts';
import { screen } from '../../src/config/screen.ts';
import { kinds } from '../../src/kinds/declared.ts';
import { form } from '../../src/kinds/form/options.ts';
import { notice } from '../../src/kinds/notice/options.ts';
import { PASSWORD } from '../../src/sandbox/data/users.ts';
import { cookies } from '../client/session/openSession.ts';
import { openAsVisitor } from '../openPortal.tsx';
import { parts } from '../portal/smallPortal.ts';
import { users } from '../users.ts';

const { version, brand, locale, languages, currency, session } = parts;
const { port, timeoutMs, headers, developmentHost } = parts.api;
const home = screen({
  title: 'Home',
  sections: [notice({ id: 'welcome', title: 'Welcome', text: 'Here is your portal.' })],
});
const login = screen({
  title: 'Sign in',
  sections: [
    form({
      id: 'sign-in',
      title: 'Sign in',
      command: 'authLogin',
      fields: [
        { field: 'email', label: 'Email', input: 'email', autocomplete: 'username' },
        { field: 'password', label: 'Password', input: 'password' },
      ],
      submit: 'Sign in',
      success: ['sign-in'],
      leaveFreely: true,
    }),
  ],
});

/** A portal with two screens and nothing that it does not need. */
const config = {
  version,
  brand,
  locale,
  languages: languages.slice(0, 1),
  currency,
  api: { port, timeoutMs, headers, developmentHost },
  session,
  pageSizes: [10],
  pageSize: 10,
  paths: { signIn: '/login', home: '/home' },
  routes: {
    public: { '/login': login },
    signedIn: { '/home': home },
  },
  menu: [
    { label: 'Home', icon: 'house', to: '/home' },
    { label: 'Sign out', icon: 'log-out', action: 'sign-out' },
  ],
  noInvestors: home,
} as const;
const complete = definePortal(kinds, config);

describe('A config that leaves out what it does not use', () => {
  it('is complete', () => {
    expect(checkPortal(complete, kinds, { operations, fields })).toEqual([]);
    const footer = { contact: 'Write to us.' };
    expect(checkPortal(definePortal(kinds, { ...config, footer }), kinds, { operations, fields })).toEqual([]);
  });

  it('leads everyone home after signing in, even for the first time, if it has no screen for a new password', async () => {
    const person = await openAsVisitor('/login', { shown: complete });
    await person.type(await page.findByLabelText('Email'), users.first);
    await person.type(page.getByLabelText('Password'), PASSWORD);
    await person.click(page.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(location.pathname).toBe('/home'));
    expect(await page.findByText('Here is your portal.')).toBeVisible();
    expect(cookies().session_token).toMatch(/^\w{20,}$/);
  });
});
