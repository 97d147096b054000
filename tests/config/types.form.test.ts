import { describe, expect, it } from 'vitest';
import { form, options } from '../../src/config/sections/form.ts';

// The compiler is what tests here: each `@ts-expect-error` is an error where the line below it is none.

const text = { label: 'Field', input: 'text', autocomplete: 'off' } as const;
const topics = { field: 'topic', label: 'Topic', input: 'select', values: ['Meeting Request', 'Other'] } as const;
const team = options({ query: 'teamList', rows: 'team', value: 'member_id', label: 'name' });
const types = options({ query: 'accountTypeList', list: 'account_types' });
const email = { field: 'email', label: 'Email', input: 'email', autocomplete: 'email' } as const;
const frame = { id: 'form', title: 'Form', submit: 'Send' } as const;
const contact = { ...frame, command: 'contactSubmit', success: ['toast'] } as const;
const profile = { ...frame, command: 'profileUpdate', success: ['toast', 'refresh'] } as const;

function fields() {
  form({
    ...contact,
    fields: [
      topics,
      { field: 'message', label: 'Message', input: 'textarea' },
      { field: 'preferred_contact', label: 'Answer by', input: 'radio', values: ['email', 'phone'], initial: 'email' },
      { field: 'phone', label: 'Telephone', input: 'tel', autocomplete: 'tel', required: false },
      { field: 'member_id', label: 'To', input: 'select', options: team, required: false },
      { field: 'request.amount', label: 'Amount', input: 'money', required: false },
      { field: 'request.effective_date', label: 'On', input: 'date', required: false },
      { field: 'request.full_withdrawal', label: 'All of it', input: 'checkbox' },
    ],
  });
  form({
    ...frame,
    command: 'accountAdd',
    success: ['toast'],
    fields: [{ field: 'account_type', label: 'Type', input: 'select', options: types }],
  });

  // @ts-expect-error a field that the body does not have
  form({ ...contact, fields: [{ ...text, field: 'mesage' }] });
  // @ts-expect-error a field that the object in the body does not have
  form({ ...contact, fields: [{ ...text, field: 'request.sum', required: true }] });
  // @ts-expect-error what the transport fills in
  form({ ...profile, fields: [{ ...text, field: 'investor_id', required: true }] });
  // @ts-expect-error a value that the enumeration does not have
  form({ ...contact, fields: [{ ...topics, values: ['Complaint'] }] });
  // @ts-expect-error a choice without anything to choose from
  form({ ...contact, fields: [{ field: 'topic', label: 'Topic', input: 'select' }] });
  // @ts-expect-error free text where there are a few values
  form({ ...contact, fields: [{ ...text, field: 'topic' }] });
  // @ts-expect-error a text for an amount
  form({ ...contact, fields: [{ ...text, field: 'request.amount', required: false }] });
  // @ts-expect-error a plain number for an amount
  form({ ...contact, fields: [{ field: 'request.amount', label: 'Amount', input: 'number', required: false }] });
  // @ts-expect-error a checkbox for a text
  form({ ...contact, fields: [{ field: 'message', label: 'Message', input: 'checkbox' }] });
  // @ts-expect-error left open whether it has to be filled in
  form({ ...contact, fields: [{ ...text, field: 'subject' }] });
  // @ts-expect-error the description says already that it has to be
  form({ ...contact, fields: [{ field: 'message', label: 'Message', input: 'textarea', required: false }] });
  // @ts-expect-error a word that no browser knows
  form({ ...contact, fields: [{ ...text, field: 'subject', required: false, autocomplete: 'emial' }] });
  // @ts-expect-error the same as a field that the body does not have
  form({ ...profile, fields: [{ ...email, required: true, same: 'mail' }] });
  // @ts-expect-error a list that the answer does not have
  options({ query: 'accountTypeList', list: 'types' });
  // @ts-expect-error a value that the rows do not have
  options({ query: 'teamList', rows: 'team', value: 'id', label: 'name' });
}

function sources() {
  const mail = { ...email, required: true } as const;
  form({
    ...profile,
    from: { query: 'profileDetails', editable: 'editable_fields', onlyChanged: true },
    fields: [
      mail,
      { field: 'addresses.0.city', label: 'City', input: 'text', autocomplete: 'address-level2', required: true },
    ],
  });
  form({ ...profile, from: { query: 'profileDetails', object: 'portal_login' }, fields: [mail] });

  // @ts-expect-error a query that does not exist
  form({ ...profile, from: { query: 'profile' }, fields: [mail] });
  // @ts-expect-error an object that the answer does not have
  form({ ...profile, from: { query: 'profileDetails', object: 'login' }, fields: [mail] });
  // @ts-expect-error a list that is none of texts
  form({ ...profile, from: { query: 'profileDetails', editable: 'phones' }, fields: [mail] });
}

function effects() {
  const password = { field: 'password', label: 'Password', input: 'new-password' } as const;
  const reset = {
    ...frame,
    command: 'passwordReset',
    fields: [password],
    success: ['sign-out', 'neutral-toast'],
  } as const;
  form({ ...reset, supply: { token: { from: 'reset-token', missing: 'Open the link again.' } } });
  form({ ...frame, command: 'authLogin', fields: [email], success: ['sign-in', { toast: 'Welcome.' }, { goTo: '/' }] });

  // @ts-expect-error a session from an answer that has none
  form({ ...contact, fields: [topics], success: ['sign-in'] });
  // @ts-expect-error something that the portal does not know
  form({ ...reset, supply: { token: { from: 'token', missing: 'Open the link again.' } } });
  // @ts-expect-error for a field that the body does not have
  form({ ...reset, supply: { tokn: { from: 'reset-token', missing: 'Open the link again.' } } });
  // @ts-expect-error nothing to say where it is missing
  form({ ...reset, supply: { token: { from: 'reset-token' } } });
}

describe('a form of the config', () => {
  it('refuses in the editor what the lines above say, and takes the rest', () => {
    for (const lines of [fields, sources, effects]) expect(lines).not.toThrow();
  });
});
