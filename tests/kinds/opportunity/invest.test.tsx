import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { contactSubmitBodyMessageMax as longest } from '../../../generated/schemas/contact/contact.ts';
import { openPortal, sentTo, server } from '../../openPortal.tsx';
import { productPortal } from '../../portal/productPortal.ts';
import { saidBy } from '../../saidBy.ts';
import { atClock } from '../atClock.ts';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const sent = () => sentTo('/contact/submit');

/** Opens an opportunity and the dialog to invest in it. */
async function begin(id = 31, hidden = false) {
  const person = await openPortal(`/opportunities/${id}`, { shown: productPortal });
  if (hidden) await person.click(await screen.findByRole('button', { name: 'Hide amounts' }));
  await person.click(await screen.findByRole('button', { name: 'Invest in this offer' }));
  return { person, first: within(await dialog('Invest in this offer')) };
}

/** The value beside a name in a dialog. */
const said = (inside: HTMLElement, label: string) =>
  saidBy(within(inside).queryByText(label, { selector: 'dt' })?.nextElementSibling);

describe('the request to invest', () => {
  atClock();

  it('shows what an amount would earn and the total investment, and sends nothing before the check', async () => {
    const { person, first } = await begin();
    await person.click(first.getByRole('button', { name: '$50,000' }));
    const inside = await dialog('Invest in this offer');
    expect(said(inside, 'A month')).toBe('$406.25');
    await waitFor(() => expect(said(inside, 'Your total invested')).toBe('$550,000.00 → $600,000.00'));
    await person.click(first.getByRole('button', { name: 'Continue' }));
    const check = await dialog('Check your request');
    expect(check).toHaveTextContent('It goes to Maya Chen. No money moves now.');
    await waitFor(() => expect(said(check, 'For')).toBe('Tremblay Holdings Inc., INV-0501'));
    expect(said(check, 'Offer')).toBe('Harbourfront mixed-use building, NL-2026-031');
    expect(said(check, 'Amount')).toBe('$50,000.00');
    expect(said(check, 'Wanted for')).toBe('Aug 1, 2026, expected funding');
    expect(sent()).toEqual([]);
    await person.click(within(check).getByRole('button', { name: 'Back' }));
    expect(await dialog('Invest in this offer')).toBeVisible();
  });

  it('keeps hidden amounts hidden in each step, except for the requested one', async () => {
    const { person, first } = await begin(31, true);
    await person.click(first.getByRole('button', { name: '$50,000' }));
    const inside = await dialog('Invest in this offer');
    await waitFor(() => expect(said(inside, 'Your total invested')).toBe('•••• → ••••'));
    expect(said(inside, 'A month')).toBe('••••');
    expect(inside).not.toHaveTextContent(/[456]\d\d[.,]\d\d/);
    await person.click(first.getByRole('button', { name: 'Continue' }));
    const check = await dialog('Check your request');
    expect(said(check, 'Amount')).toBe('$50,000.00');
    expect(check).not.toHaveTextContent(/[56][05]0,000/);
    await person.click(within(check).getByRole('button', { name: 'Send request' }));
    const receipt = await dialog('Request sent');
    expect(said(receipt, 'Amount')).toBe('$50,000.00');
    expect(receipt).not.toHaveTextContent(/[56][05]0,000/);
  });

  it('is sent to the contact of the offer, with its note, and is known from then on', async () => {
    const { person, first } = await begin();
    await person.click(first.getByRole('button', { name: '$50,000' }));
    await person.click(first.getByRole('button', { name: 'Continue' }));
    const check = within(await dialog('Check your request'));
    await person.type(check.getByRole('textbox', { name: 'Note' }), 'From the operating account.');
    await person.click(check.getByRole('button', { name: 'Send request' }));
    const receipt = await dialog('Request sent');
    expect(sent()).toEqual([
      expect.objectContaining({
        topic: 'Deposit Request',
        subject: 'Invest in NL-2026-031',
        member_id: 1,
        message:
          'I would like to invest $50,000.00 in Harbourfront mixed-use building, NL-2026-031.\n\nFrom the operating account.',
        preferred_contact: 'email',
        context: { page: '/opportunities/31', opportunity_id: 31 },
        request: { currency: 'CAD', amount: 50_000, effective_date: '2026-08-01', full_withdrawal: 0 },
      }),
    ]);
    expect(said(receipt, 'Reference')).toBe('CNT-2026-0001');
    expect(receipt).toHaveTextContent('Maya Chen replies to office@tremblay-holdings.test.');
    expect(receipt).toHaveTextContent('This is a request, not an investment yet.');
    await person.click(within(receipt).getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Change your request' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveTextContent('You asked for $50,000.00 on Jul 10, 2026: Submitted');
  });

  it('asks for the number if the answer is to come by phone', async () => {
    const { person, first } = await begin();
    await person.click(first.getByRole('button', { name: 'Continue' }));
    const check = within(await dialog('Check your request'));
    await person.click(check.getByRole('radio', { name: 'Phone' }));
    await person.click(check.getByRole('button', { name: 'Send request' }));
    const field = check.getByRole('textbox', { name: 'Telephone' });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
    expect(sent()).toEqual([]);
    await person.type(field, '\u202a+1\u00a0514 555\u20110147 ext. 214\u202c'); // As it is copied.
    await person.type(check.getByRole('textbox', { name: 'Best time for a call' }), 'After 14:00');
    await person.click(check.getByRole('button', { name: 'Send request' }));
    expect(await dialog('Request sent')).toHaveTextContent('Maya Chen replies to +1 514 555-0147 x214.');
    expect(sent()[0]).toMatchObject({ phone: '+1 514 555-0147 x214', preferred_time: 'After 14:00' });
  });

  it('refuses a note that is too long after its opening, at the note', async () => {
    const { person, first } = await begin();
    await person.click(first.getByRole('button', { name: 'Continue' }));
    const check = within(await dialog('Check your request'));
    const note = check.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    await waitFor(() => expect(note.maxLength).toBeGreaterThan(longest - 200));
    fireEvent.change(note, { target: { value: 'x'.repeat(note.maxLength + 1) } });
    await person.click(check.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(note).toHaveFocus());
    expect(note).toHaveAccessibleDescription(expect.stringContaining(`at most ${longest} characters`));
    expect(sent()).toEqual([]);
    fireEvent.change(note, { target: { value: 'x'.repeat(note.maxLength) } });
    await person.click(check.getByRole('button', { name: 'Send request' }));
    await dialog('Request sent');
    expect(sent()[0]?.message).toHaveLength(longest);
  });

  it('returns to the amount with the server’s message about it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.use(
      http.post('*/contact/submit', () =>
        HttpResponse.json(
          { status: 'error', message: 'Not valid.', errors: { 'request.amount': 'Less is left by now.' } },
          { status: 422 },
        ),
      ),
    );
    const { person, first } = await begin();
    await person.click(first.getByRole('button', { name: 'Continue' }));
    await person.click(within(await dialog('Check your request')).getByRole('button', { name: 'Send request' }));
    const field = within(await dialog('Invest in this offer')).getByRole('textbox', { name: 'Amount' });
    expect(field).toHaveAccessibleDescription(/Less is left by now\./);
  });
});
