import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Portal } from '../../../src/config/portal.ts';
import { screen as screenOf } from '../../../src/config/screen.ts';
import { form, options } from '../../../src/kinds/form/options.ts';
import { team } from '../../../src/sandbox/data/team.ts';
import { openAsVisitor, openPortal, sandbox, sentTo, server } from '../../openPortal.tsx';
import { smallPortal as portal } from '../../portal/smallPortal.ts';

const message = form({
  id: 'message',
  title: 'Write to us',
  command: 'contactSubmit',
  fields: [
    { field: 'topic', label: 'Topic', input: 'select', values: ['Withdrawal Request', 'Other'] },
    { field: 'subject', label: 'Subject', input: 'text', autocomplete: 'off', required: false },
    { field: 'message', label: 'Message', input: 'textarea', hint: 'Please be brief.' },
    {
      field: 'preferred_contact',
      label: 'How should we reply?',
      input: 'radio',
      values: ['email', 'phone'],
      initial: 'email',
    },
    { field: 'phone', label: 'Telephone', input: 'tel', autocomplete: 'tel', required: false },
    {
      field: 'member_id',
      label: 'To',
      input: 'select',
      options: options({ query: 'teamList', rows: 'team', value: 'member_id', label: 'name' }),
      required: false,
    },
    {
      field: 'request.currency',
      label: 'Currency',
      input: 'text',
      autocomplete: 'off',
      required: true,
      initial: 'CAD',
    },
    { field: 'request.amount', label: 'Amount', input: 'money', required: false },
    { field: 'request.effective_date', label: 'On', input: 'date', required: false },
    { field: 'request.full_withdrawal', label: 'All of it', input: 'checkbox' },
  ],
  submit: 'Send',
  success: ['toast'],
});

const profile = form({
  id: 'profile',
  title: 'About you',
  command: 'profileUpdate',
  from: { query: 'profileDetails', editable: 'editable_fields', onlyChanged: true },
  fields: [
    { field: 'email', label: 'Email', input: 'email', autocomplete: 'email', required: true },
    { field: 'addresses.0.street', label: 'Street', input: 'text', autocomplete: 'address-line1', required: true },
    { field: 'addresses.0.unit', label: 'Unit', input: 'text', autocomplete: 'address-line2', required: false },
    { field: 'addresses.4.street', label: 'Fifth street', input: 'text', autocomplete: 'off', required: true },
    { field: 'distribution_option', label: 'Distributions', input: 'select', values: ['cash', 'drip'], required: true },
  ],
  submit: 'Save',
  success: ['toast', 'refresh'],
});

const login = form({
  id: 'login',
  title: 'Signing in',
  command: 'profilePortalLoginUpdate',
  fields: [
    { field: 'email', label: 'New email', input: 'email', autocomplete: 'off' },
    { field: 'email_confirm', label: 'New email again', input: 'email', autocomplete: 'off', same: 'email' },
  ],
  submit: 'Change email',
  success: ['toast'],
});

const routes = {
  ...portal.routes,
  signedIn: {
    ...portal.routes.signedIn,
    '/contact-us': screenOf({ title: 'Contact Us', sections: [message] }),
    '/account': screenOf({ title: 'My Account', sections: [profile, login] }),
  },
};
const shown: Portal = { ...portal, routes };

const field = (label: string) => screen.findByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

async function writeMessage() {
  const person = await openPortal('/contact-us', { shown });
  await person.selectOptions(await field('Topic'), 'Withdrawal Request');
  await person.type(await field('Message'), '  Please pay out.  ');
  return person;
}

describe('every kind of input', () => {
  it('is sent as the description requires, and left out if it is empty', async () => {
    const person = await writeMessage();
    const { member_id, name } = team[0] ?? { member_id: 0, name: '' };
    await screen.findByRole('option', { name });
    await person.selectOptions(await field('To'), name);
    await person.type(await field('Amount'), '25,000.50');
    await person.type(await field('On'), '2026-08-01');
    await person.click(await field('All of it'));
    await person.click(button('Send'));
    expect(
      await within(screen.getByRole('status')).findByText('Thank you. We will answer within one business day.'),
    ).toBeVisible();
    expect(sentTo('/contact/submit')).toEqual([
      {
        session_token: expect.any(String),
        topic: 'Withdrawal Request',
        message: 'Please pay out.',
        preferred_contact: 'email',
        member_id,
        request: { currency: 'CAD', amount: 25_000.5, effective_date: '2026-08-01', full_withdrawal: 1 },
      },
    ]);
    expect(await field('Message')).toHaveValue('');
    expect(await field('All of it')).not.toBeChecked();
  });

  it('says what is wrong, at its field, and sends nothing', async () => {
    const person = await openPortal('/contact-us', { shown });
    await person.type(await field('Telephone'), 'nobody');
    await person.type(await field('Amount'), '25,50');
    await person.clear(await field('Currency'));
    await person.click(button('Send'));
    const topic = await field('Topic');
    await waitFor(() => expect(topic).toHaveAccessibleDescription('Topic is required.'));
    expect(topic).toHaveFocus();
    expect(await field('Message')).toHaveAccessibleDescription(/^Message is required\. Please be brief\./);
    expect(await field('Telephone')).toHaveAccessibleDescription(/such as \+1 416 555 0134/);
    expect(await field('Amount')).toHaveAccessibleDescription('Please enter an amount, such as 25,000. Optional');
    expect(await field('Currency')).toHaveAccessibleDescription('Currency is required.');
    expect(sentTo('/contact/submit')).toEqual([]);
    await person.clear(await field('Amount'));
    expect(await field('Amount')).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('shows how many characters are left once they are few', async () => {
    const person = await writeMessage();
    const area = await field('Message');
    await waitFor(() => expect(area).toHaveAccessibleDescription('Please be brief.'));
    await person.clear(area);
    await person.click(area);
    await person.paste('a'.repeat(3985));
    await waitFor(() => expect(area).toHaveAccessibleDescription('Please be brief. 15 characters left'));
  });

  it('is marked as optional, in the name of its field too, if it may be left out', async () => {
    await openPortal('/contact-us', { shown });
    await field('Topic');
    // Subject, Telephone, To, Amount, On.
    expect(screen.getAllByText('Optional')).toHaveLength(5);
    expect(await field('Subject')).toHaveAccessibleDescription('Optional');
    expect(await field('To')).toHaveAccessibleDescription('Optional');
  });

  it('says that its choices could not be loaded, and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/teams' });
    const person = await openPortal('/contact-us', { shown });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    sandbox.faults.length = 0;
    await person.click(button('Try again'));
    expect(within(await field('To')).getAllByRole('option').length).toBeGreaterThan(1);
  });
});

describe('a refusal', () => {
  it('is shown at its field, and no typed text is lost', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await writeMessage();
    await person.click(screen.getByRole('radio', { name: 'Phone' }));
    await person.click(button('Send'));
    const phone = await field('Telephone');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Is required for an answer by phone\./));
    expect(phone).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the marked fields.');
    expect(await field('Message')).toHaveValue('  Please pay out.  ');
    await person.type(phone, '416 555 0134');
    await person.click(button('Send'));
    expect(await screen.findByText('Thank you. We will answer within one business day.')).toBeInTheDocument();
    expect(sentTo('/contact/submit')).toHaveLength(2);
  });

  it('cannot follow from a second press: the form is sent once', async () => {
    const person = await writeMessage();
    await person.dblClick(button('Send'));
    await screen.findByText('Thank you. We will answer within one business day.');
    expect(sentTo('/contact/submit')).toHaveLength(1);
  });
});

/** Holds the answer of a command back until the returned function is called. */
function hold(path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.post(`*/api${path}`, async ({ request }) => {
      await released;
      return sandbox.handle(request);
    }),
  );
  return release;
}

describe('text typed while a form is being sent', () => {
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  it('stays in a form that edits saved values, counts as unsaved, and is saved next', async () => {
    const person = await openPortal('/account', { shown });
    const [email, unit, street] = [await field('Email'), await field('Unit'), await field('Street')];
    await person.clear(email);
    await person.type(email, 'office@tremblay.test');
    const answer = hold('/profile/update');
    await person.click(button('Save'));
    await waitFor(() => expect(sentTo('/profile/update')).toHaveLength(1));
    await person.type(email, '.new');
    await person.clear(unit);
    await person.type(unit, '12');
    answer();
    await screen.findByText('Your profile has been updated.');
    await waitFor(() => expect(sentTo('/profile/details')).toHaveLength(2));
    expect(email).toHaveValue('office@tremblay.test.new');
    expect(unit).toHaveValue('12');
    expect(street).not.toHaveValue('');
    await person.click(screen.getByRole('link', { name: 'My Documents' }));
    await person.click(within(await question()).getByRole('button', { name: 'Stay on this page' }));
    await person.click(button('Save'));
    await waitFor(() => expect(sentTo('/profile/update')).toHaveLength(2));
    expect(sentTo('/profile/update')[1]).toMatchObject({
      email: 'office@tremblay.test.new',
      addresses: [expect.objectContaining({ unit: '12' })],
    });
    await waitFor(() => expect(button('Save')).toHaveAttribute('aria-disabled', 'true'));
  });

  it('stays in a form that is emptied after sending', async () => {
    const person = await openPortal('/account', { shown });
    await person.type(await field('New email'), 'a@tremblay.test');
    await person.type(await field('New email again'), 'a@tremblay.test');
    const answer = hold('/profile/portal-login/update');
    await person.click(button('Change email'));
    await waitFor(() => expect(sentTo('/profile/portal-login/update')).toHaveLength(1));
    await person.type(await field('New email'), '.new');
    answer();
    await waitFor(async () => expect(await field('New email again')).toHaveValue(''));
    expect(await field('New email')).toHaveValue('a@tremblay.test.new');
    await person.click(screen.getByRole('link', { name: 'My Documents' }));
    await question();
  });

  it('is refused by a form that is replaced with a receipt', async () => {
    const person = await openPortal('/contact-us');
    await person.selectOptions(await field('Topic'), 'Other');
    await person.type(await field('Message'), 'Please call me.');
    const answer = hold('/contact/submit');
    await person.click(button('Send message'));
    await waitFor(() => expect(sentTo('/contact/submit')).toHaveLength(1));
    await person.type(await field('Message'), ' Today!');
    expect(await field('Message')).toHaveValue('Please call me.');
    answer();
    expect(await screen.findByText('Please call me.')).toBeVisible();
  });
});

describe('a form that edits saved values', () => {
  const answered = async () => {
    const person = await openPortal('/account', { shown });
    expect(await field('Email')).not.toHaveValue('');
    return person;
  };

  it('begins with the answer, and sends only the changes', async () => {
    const person = await answered();
    await person.click(button('Save'));
    expect(sentTo('/profile/update')).toEqual([]);
    const email = await field('Email');
    await person.clear(email);
    await person.type(email, 'office@tremblay.test');
    await person.click(button('Save'));
    expect(await within(screen.getByRole('status')).findByText('Your profile has been updated.')).toBeVisible();
    expect(sentTo('/profile/update')).toEqual([
      { session_token: expect.any(String), investor_id: 501, email: 'office@tremblay.test' },
    ]);
    await waitFor(() => expect(button('Save')).toHaveAttribute('aria-disabled', 'true'));
    expect(button('Save')).toHaveFocus();
    expect(email).toHaveValue('office@tremblay.test');
    expect(sentTo('/profile/details')).toHaveLength(2);
    expect(sentTo('/investors')).toHaveLength(1);
  });

  it('sends the whole list if one of its items was changed', async () => {
    const person = await answered();
    await person.clear(await field('Unit'));
    await person.type(await field('Street'), ' East');
    await person.click(button('Save'));
    await screen.findByText('Your profile has been updated.');
    const [body] = sentTo('/profile/update');
    expect(body).not.toHaveProperty('email');
    expect(body?.addresses).toEqual([
      expect.objectContaining({ street: expect.stringMatching(/ East$/), unit: null, country: 'CA', use_for_tax: 1 }),
    ]);
  });

  it('sends an emptied field as a change', async () => {
    const person = await answered();
    await person.clear(await field('Email'));
    await person.click(button('Save'));
    const email = await field('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Email is required.'));
    expect(sentTo('/profile/update')).toEqual([]);
  });

  it('shows the fields that the answer allows to change, and the existing items of lists', async () => {
    await answered();
    expect(screen.getByLabelText('Distributions')).toBeInTheDocument();
    expect(screen.queryByLabelText('Fifth street')).toBeNull();
  });
});

describe('leaving a changed form', () => {
  const menuLink = () => screen.getByRole('link', { name: 'My Documents' });
  const question = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

  it('asks first, and stays or leaves as answered', async () => {
    const person = await writeMessage();
    await person.click(menuLink());
    const stay = within(await question()).getByRole('button', { name: 'Stay on this page' });
    await person.click(stay);
    expect(location.pathname).toBe('/contact-us');
    expect(await field('Message')).toHaveValue('  Please pay out.  ');
    await person.click(menuLink());
    await person.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).toBe('/documents'));
    expect(await screen.findByRole('region', { name: 'My Documents' })).toBeInTheDocument();
  });

  it('asks once, however many forms of the screen were changed', async () => {
    const person = await openPortal('/account', { shown });
    await person.type(await field('Unit'), '9');
    await person.type(await field('New email'), 'x');
    await person.click(menuLink());
    await person.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).toBe('/documents'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lets the browser ask when the page is closed', async () => {
    const person = await openPortal('/contact-us', { shown });
    const close = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await field('Message');
    expect(close()).toBe(true);
    await person.type(await field('Message'), 'x');
    expect(close()).toBe(false);
    await person.clear(await field('Message'));
    expect(close()).toBe(true);
  });

  it('does not ask about a form that was sent or not changed', async () => {
    const person = await writeMessage();
    await person.click(button('Send'));
    await screen.findByText('Thank you. We will answer within one business day.');
    await person.click(menuLink());
    await waitFor(() => expect(location.pathname).toBe('/documents'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not ask at the sign-in page', async () => {
    const person = await openAsVisitor('/login');
    await person.type(await field('Email'), 'someone');
    await person.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await waitFor(() => expect(location.pathname).toBe('/forgot-password'));
  });
});
