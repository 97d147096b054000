import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { openPortal, sandbox, sentTo, server } from '../openPortal.tsx';
import { users } from '../users.ts';

const interest = '/contact-us?message-topic=Deposit+Request&message-context.opportunity_id=31';
const thanks = 'Thank you. We will answer within one business day.';

const region = (name: string) => screen.findByRole('region', { name });
const form = () => region('Write to us');
const field = (label: string) => screen.findByLabelText(label);
const amount = () => field('Amount to invest');
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const about = () => screen.findByRole('list', { name: 'About' });

/** The cards of a section. Queries the region each time, because its placeholder while loading is another element. */
const people = (name: string) => waitFor(() => within(screen.getByRole('region', { name })).getAllByRole('article'));

/** The investor's interest in an opportunity, as the sandbox has recorded it. */
async function interestIn(opportunity_id: number) {
  const session_token = sent()[0]?.session_token;
  const body = JSON.stringify({ session_token, investor_id: 501, opportunity_id });
  const request = new Request(`${location.origin}/api/opportunities/details`, { method: 'POST', body });
  const answer = await (await sandbox.handle(request))?.json();
  return answer.data.opportunity.my_interest;
}

const sent = () => sentTo('/contact/submit');

type Person = Awaited<ReturnType<typeof openPortal>>;

const choosesInvestor = (person: Person) =>
  person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '502');

async function choosesInMenu(person: Person, name: string) {
  await person.click(press('My account'));
  await person.click(await screen.findByRole('menuitem', { name }));
}

describe('the team', () => {
  it('comes first, led by the investor’s own manager, with the ways to reach each member', async () => {
    await openPortal('/contact-us');
    const cards = await people('Our team');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Maya Chen', 'Daniel Roy', 'Aisha Khan']);
    const [maya, daniel] = cards;
    if (!maya || !daniel) throw new Error('Maya Chen or Daniel Roy has no row.');
    expect(maya).toHaveTextContent('MCYour relationship managerMaya Chen');
    expect(within(daniel).getByRole('heading')).toHaveTextContent('Loans and syndications');
    expect(daniel).toHaveTextContent('Daniel Roy, Portfolio Manager');
    expect(within(maya).getByRole('link', { name: /Write an email to Maya Chen/ })).toHaveAttribute(
      'href',
      'mailto:maya.chen@northline.test',
    );
    expect(within(maya).getByRole('link', { name: /ext\. 201: Call Maya Chen/ })).toHaveAttribute(
      'href',
      'tel:+14165550110;ext=201',
    );
    const profile = within(maya).getByRole('link', { name: /LinkedIn/ });
    expect(profile).toHaveAttribute('href', 'https://www.linkedin.com/in/maya-chen-northline');
    expect(profile).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('shows portraits, and no links for invalid addresses', async () => {
    server.use(
      http.post('*/teams', () =>
        HttpResponse.json({
          status: 'success',
          data: {
            team: [
              {
                member_id: 9,
                name: 'Nadia Petit',
                title: 'Counsel',
                role: 'Contracts',
                department: 'Legal',
                email: 'nobody',
                phone: 'on request',
                phone_extension: null,
                linkedin_url: 'http://www.linkedin.com/in/nadia',
                profile_image_base_64_encoded: 'iVBORw0KGgoAAAA=',
                display_order: 2,
              },
              { member_id: 8, name: 'Otto', email: null, phone: null, display_order: 1 },
            ],
          },
        }),
      ),
    );
    await openPortal('/contact-us');
    const cards = await people('Our team');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Otto', 'Nadia Petit']);
    const [, nadia] = cards;
    if (!nadia) throw new Error('Nadia Petit has no card.');
    expect(nadia.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,iVBORw0KGgoAAAA=');
    expect(nadia).toHaveTextContent('on request');
    expect(within(nadia).queryByRole('link')).toBeNull();
  });

  it('is followed by the details on file for each investor and the manager responsible', async () => {
    await openPortal('/contact-us');
    const details = await region('Your contact details');
    expect(details.querySelector('details')).not.toHaveAttribute('open');
    const [, , trust] = await people('Your contact details');
    if (!trust) throw new Error('The third investor has no card.');
    expect(trust).toHaveAccessibleName('Tremblay Family Trust');
    expect(trust).toHaveTextContent('trust@tremblay-holdings.test');
    expect(within(trust).queryByRole('link', { name: /trust@/ })).toBeNull();
    expect(within(trust).getByRole('link', { name: 'Maya Chen: Write an email to Maya Chen' })).toHaveAttribute(
      'href',
      'mailto:maya.chen@northline.test',
    );
  });
});

describe('a message', () => {
  it('is sent with the page it came from, and leaves a receipt with a reference number', async () => {
    const person = await openPortal('/documents');
    await region('My Documents');
    await person.click(screen.getByRole('link', { name: 'Contact Us' }));
    await person.selectOptions(await field('Topic'), 'Statement Inquiry');
    await person.click(press('Add a subject or a person'));
    await screen.findByRole('option', { name: 'Aisha Khan' });
    await person.selectOptions(await field('Send to'), 'Aisha Khan');
    await person.type(await field('Message'), 'Where is the statement of May?\nThank you.');
    await person.click(press('Send message'));

    const heading = await screen.findByRole('heading', { name: 'Your message has been sent' });
    expect(heading).toHaveFocus();
    expect(screen.getAllByText(thanks).map((element) => element.closest('[data-toast]') !== null)).toContain(true);
    expect(sent()).toEqual([
      {
        session_token: expect.any(String),
        topic: 'Statement Inquiry',
        member_id: 3,
        message: 'Where is the statement of May?\nThank you.',
        preferred_contact: 'email',
        context: { page: '/documents' },
      },
    ]);
    const receipt = await form();
    for (const part of ['CNT-2026-0001', 'Northline Capital', 'Statement Inquiry', 'Aisha Khan', 'of May?', thanks]) {
      expect(receipt).toHaveTextContent(part);
    }
    expect(screen.queryByLabelText('Message')).toBeNull();
    await person.click(press('Copy CNT-2026-0001'));
    expect(await navigator.clipboard.readText()).toBe('CNT-2026-0001');
    expect(await screen.findByText('Copied')).toBeInTheDocument();

    await person.click(press('Send another message'));
    expect(await field('Message')).toHaveValue('');
    expect(await form()).toHaveFocus();
    await person.click(screen.getByRole('link', { name: 'My Documents' }));
    await waitFor(() => expect(location.pathname).toBe('/documents'));
  });

  it('asks only for a topic and a message, and for a subject or a person on request', async () => {
    const person = await openPortal('/contact-us');
    await field('Message');
    expect(screen.queryByLabelText('Subject')).toBeNull();
    expect(screen.queryByLabelText('Send to')).toBeNull();
    await person.click(press('Add a subject or a person'));
    expect(await field('Subject')).toHaveFocus();
    expect(await field('Send to')).toHaveDisplayValue('Anyone on the team');
    expect(screen.queryByRole('button', { name: 'Add a subject or a person' })).toBeNull();
    await person.type(await field('Subject'), 'May');
    await person.clear(await field('Subject'));
    expect(await field('Subject')).toBeVisible();
  });

  it('shows the subject and the person at once if the address names the person', async () => {
    await openPortal('/contact-us?message-member_id=3');
    expect(await field('Send to')).toHaveDisplayValue('Aisha Khan');
    expect(await field('Subject')).toBeVisible();
  });

  it('says how many characters are left once few remain', async () => {
    const person = await openPortal('/contact-us');
    const message = await field('Message');
    await person.click(message);
    await person.paste('a'.repeat(3500));
    expect(message).not.toHaveAccessibleDescription(/left/);
    await person.paste('a');
    await waitFor(() => expect(message).toHaveAccessibleDescription('499 characters left'));
  });

  it('requires a telephone number if the answer should come by phone', async () => {
    const person = await openPortal('/contact-us');
    await person.selectOptions(await field('Topic'), 'Meeting Request');
    await person.type(await field('Message'), 'Please call.');
    expect(screen.queryByLabelText('Telephone')).toBeNull();
    await person.click(screen.getByRole('radio', { name: 'Phone' }));
    await person.click(press('Send message'));
    const phone = await field('Telephone');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/^Telephone is required\./));
    expect(phone).toHaveFocus();
    expect(sent()).toEqual([]);
    await person.click(screen.getByRole('radio', { name: 'Email' }));
    expect(screen.queryByLabelText('Telephone')).toBeNull();
    await person.click(press('Send message'));
    expect(await screen.findByText('CNT-2026-0001')).toBeInTheDocument();
    expect(sent()).toHaveLength(1);
  });

  it('stays as typed when sending fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openPortal(interest);
    await person.type(await field('Message'), 'Count me in.');
    await person.clear(await amount());
    await person.type(await amount(), '50,000');
    sandbox.faults.push({ name: 'offline', path: '/contact/submit' });
    await person.click(press('Send message'));
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know whether this went through');
    expect(screen.getByRole('alert')).not.toHaveTextContent('try again');
    expect(await field('Message')).toHaveDisplayValue(/Count me in\.$/);
    expect(await amount()).toHaveValue('50,000');
    expect(await about()).toHaveTextContent('Harbourfront');
    sandbox.faults.length = 0;
    await person.click(press('Send message'));
    expect(await screen.findByText('CNT-2026-0001')).toBeInTheDocument();
  });
});

describe('a request to withdraw or deposit', () => {
  const withdrawal = '/contact-us?message-topic=Withdrawal+Request';
  const chosen = async (investment: string) => {
    const person = await openPortal(withdrawal);
    await screen.findByRole('option', { name: investment });
    await person.selectOptions(await field('Investment'), investment);
    await person.type(await field('Message'), 'Thank you.');
    return person;
  };
  const request = () => [sent()[0]?.context, sent()[0]?.request];

  it('asks for the investment, the amount and the date, and fills in the rest', async () => {
    const person = await chosen('Northline MIC – Class B');
    await person.type(await field('Amount'), '50,000');
    await person.type(await field('By'), '2026-09-30');
    await person.click(press('Send message'));
    expect(await screen.findByText('CNT-2026-0001')).toBeInTheDocument();
    expect(request()).toEqual([
      { page: '/contact-us', investment_id: 7001 },
      { currency: 'CAD', micid: 12, amount: 50_000, effective_date: '2026-09-30', full_withdrawal: 0 },
    ]);
    for (const part of ['Northline MIC – Class B', '$50,000.00', 'Sep 30, 2026']) {
      expect(await form()).toHaveTextContent(part);
    }
  });

  it('asks for no amount if everything is to be withdrawn', async () => {
    const person = await chosen('Northline MIC – Class B');
    await person.type(await field('Amount'), '50,000');
    await person.click(screen.getByRole('checkbox', { name: 'Full withdrawal' }));
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await person.click(press('Send message'));
    await screen.findByText('CNT-2026-0001');
    expect(request()).toEqual([
      { page: '/contact-us', investment_id: 7001 },
      { currency: 'CAD', micid: 12, full_withdrawal: 1 },
    ]);
    expect(await form()).not.toHaveTextContent('$50,000.00');
  });

  it('offers no full withdrawal for a deposit, and sends no fund for a mortgage', async () => {
    const person = await chosen('Foundry Lane retail block');
    await person.click(screen.getByRole('checkbox', { name: 'Full withdrawal' }));
    await person.selectOptions(await field('Topic'), 'Deposit Request');
    expect(screen.queryByRole('checkbox', { name: 'Full withdrawal' })).toBeNull();
    await person.click(press('Send message'));
    await waitFor(async () => expect(await field('Amount')).toHaveAccessibleDescription('Amount is required.'));
    await person.type(await field('Amount'), '1,000');
    await person.click(press('Send message'));
    await screen.findByText('CNT-2026-0001');
    expect(request()).toEqual([
      { page: '/contact-us', investment_id: 7003 },
      { currency: 'CAD', amount: 1000, full_withdrawal: 0 },
    ]);
  });

  it('says when a fund pays out, with its notice, and that a mortgage is repaid at maturity', async () => {
    const person = await chosen('Northline MIC – Class B');
    expect(await field('Investment')).toHaveAccessibleDescription(
      /^Earliest redemption: \w+\s\d+,\s\d{4} · Days of notice: \d+$/,
    );
    await person.selectOptions(await field('Investment'), 'Foundry Lane retail block');
    expect(await field('Investment')).toHaveAccessibleDescription(/^Repaid at maturity: \w+\s\d+,\s\d{4}$/);
  });

  it('is not sent without an investment', async () => {
    const person = await openPortal(withdrawal);
    await person.type(await field('Message'), 'Thank you.');
    await person.click(press('Send message'));
    await waitFor(async () => expect(await field('Investment')).toHaveAccessibleDescription('Investment is required.'));
    expect(sent()).toEqual([]);
  });

  it('adds no fields to a message about something else', async () => {
    const person = await openPortal('/contact-us?message-topic=Other');
    await field('Message');
    for (const name of ['Investment', 'Amount', 'By']) expect(screen.queryByLabelText(name)).toBeNull();
    await person.type(await field('Message'), 'Thank you.');
    await person.click(press('Send message'));
    await screen.findByText('CNT-2026-0001');
    expect(sent()[0]).not.toHaveProperty('request');
  });

  it('keeps the amount field of an opportunity and adds no second one', async () => {
    await openPortal(interest);
    await amount();
    for (const name of ['Investment', 'Amount', 'By']) expect(screen.queryByLabelText(name)).toBeNull();
  });
});

describe('interest in an opportunity', () => {
  it('fills in topic, opportunity and minimum amount, and is recorded once sent', async () => {
    const person = await openPortal(interest);
    expect(await about()).toHaveTextContent('Opportunity: Harbourfront mixed-use building (NL-2026-031)');
    expect(await field('Topic')).toHaveValue('Deposit Request');
    expect(await amount()).toHaveValue('25,000');
    expect(await amount()).toHaveAccessibleDescription('From $25,000.00 to $300,000.00. Optional');
    await waitFor(async () => expect(await form()).toHaveFocus());
    // A sentence to edit. It comes from the config, never from the link.
    expect(await field('Message')).toHaveValue(
      'I am interested in this opportunity. Please tell me what the next steps are.',
    );
    await person.type(await field('Message'), ' Count me in.');
    await person.click(press('Send message'));
    await screen.findByText('CNT-2026-0001');
    expect(sent()).toEqual([
      expect.objectContaining({
        topic: 'Deposit Request',
        message: 'I am interested in this opportunity. Please tell me what the next steps are. Count me in.',
        context: { page: '/contact-us', opportunity_id: 31 },
        request: { currency: 'CAD', amount: 25_000, full_withdrawal: 0 },
      }),
    ]);
    const receipt = await form();
    expect(receipt).toHaveTextContent('Harbourfront mixed-use building (NL-2026-031)');
    expect(receipt).toHaveTextContent('$25,000.00');
    expect(location.search).toBe('');
    expect(await interestIn(31)).toMatchObject({ status: 'submitted', currency: 'CAD', amount: 25_000 });
  });

  it.each([
    ['24,999.99', 'Please enter an amount from $25,000.00 to $300,000.00.'],
    ['300,000.01', 'Please enter an amount from $25,000.00 to $300,000.00.'],
    ['a lot', 'Please enter an amount, such as 25,000.'],
    ['US$25,000.00', 'Please enter an amount, such as 25,000.'],
  ])('marks %s at the field before anything is sent', async (typed, says) => {
    const person = await openPortal(interest);
    await person.type(await field('Message'), 'Count me in.');
    await person.clear(await amount());
    await person.type(await amount(), typed);
    await person.click(press('Send message'));
    const input = await amount();
    await waitFor(() => expect(input).toHaveAccessibleDescription(`${says} From $25,000.00 to $300,000.00. Optional`));
    expect(input).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it.each(['25,000', '300000.00', '$25,000.50', 'CAD 25000', '25 000,50 $'])(
    'accepts %s as within the bounds',
    async (typed) => {
      const person = await openPortal(interest);
      await person.type(await field('Message'), 'Count me in.');
      await person.clear(await amount());
      await person.type(await amount(), typed);
      await person.click(press('Send message'));
      expect(await screen.findByText('CNT-2026-0001')).toBeInTheDocument();
    },
  );

  it('says so if only one amount is possible', async () => {
    await openPortal('/contact-us?message-context.opportunity_id=32');
    expect(await amount()).toHaveAccessibleDescription('Exactly $165,000.00. Optional');
  });

  it('asks for no amount if the opportunity takes none', async () => {
    const closed = '/contact-us?message-topic=Other&message-context.opportunity_id=33';
    const person = await openPortal(closed);
    await about();
    await field('Message');
    expect(screen.queryByLabelText('Amount to invest')).toBeNull();
    await person.type(await field('Message'), 'Will there be another one?');
    await person.click(press('Send message'));
    await screen.findByText('CNT-2026-0001');
    expect(sent()[0]).not.toHaveProperty('request');
    expect(sent()[0]).toHaveProperty('context.opportunity_id', 33);
  });

  it('can be removed, together with its amount', async () => {
    const person = await openPortal(interest);
    await person.type(await field('Message'), 'Just a question.');
    await person.click(press(/^Remove Opportunity/));
    await waitFor(() => expect(screen.queryByLabelText('Amount to invest')).toBeNull());
    expect(screen.queryByRole('list', { name: 'About' })).toBeNull();
    expect(await field('Message')).toHaveDisplayValue(/Just a question\.$/);
    expect(await field('Topic')).toHaveValue('Deposit Request');
    expect(await field('Investment')).toBeInTheDocument();
    await person.selectOptions(await field('Topic'), 'Other');
    await person.click(press('Send message'));
    await screen.findByText('CNT-2026-0001');
    expect(sent()[0]).not.toHaveProperty('request');
    expect(sent()[0]?.context).toEqual({ page: '/contact-us' });
  });

  it('shows the server’s refusal beside the opportunity', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openPortal(interest);
    await person.type(await field('Message'), 'Count me in.');
    server.use(
      http.post('*/contact/submit', () =>
        HttpResponse.json(
          {
            status: 'error',
            message: 'Please check the marked fields.',
            errors: { 'context.opportunity_id': 'Is not open for investment.' },
          },
          { status: 422 },
        ),
      ),
    );
    await person.click(press('Send message'));
    await waitFor(async () => expect(await about()).toHaveTextContent('Is not open for investment.'));
    expect(await field('Message')).toHaveDisplayValue(/Count me in\.$/);
  });

  it('keeps the form if the opportunity could not be loaded, says so and offers another try', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/opportunities/details' });
    const person = await openPortal(interest);
    const message = await field('Message');
    expect(await about()).toHaveTextContent('You do not have access to this investor.');
    await person.type(message, 'Count me in.');
    sandbox.faults.length = 0;
    server.use(http.post('*/opportunities/details', () => delay(100))); // Then falls through to the sandbox.
    await person.click(within(await about()).getByRole('button', { name: 'Try again' }));
    expect(await amount()).toHaveValue('25,000');
    expect(await field('Message')).toHaveDisplayValue(/Count me in\.$/);
    await person.click(screen.getByRole('link', { name: 'My Documents' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });

  it.each([
    ['another investor is chosen', choosesInvestor],
    ['another language is chosen', (person: Person) => choosesInMenu(person, 'Français')],
    ['the investor signs out', (person: Person) => choosesInMenu(person, 'Sign Out')],
  ])('is asked about before %s, and stays if so answered', async (_, leave) => {
    const person = await openPortal(interest);
    await person.type(await field('Message'), 'Count me in.');
    await leave(person);
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await person.click(question.getByRole('button', { name: 'Stay on this page' }));
    expect(await field('Message')).toHaveDisplayValue(/Count me in\.$/);
    expect(screen.getByRole('combobox', { name: 'Investor' })).toHaveValue('501');
  });

  it('does not count as unsaved input, so the form can be left without a question', async () => {
    const person = await openPortal(interest);
    await amount();
    await person.click(screen.getByRole('link', { name: 'My Documents' }));
    await waitFor(() => expect(location.pathname).toBe('/documents'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a withdrawal', () => {
  it('says that the investments could not be loaded, and offers them after another try', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/investments/current/list' });
    const person = await openPortal('/contact-us?message-topic=Withdrawal+Request');
    const alert = await within(await form()).findByRole('alert');
    expect(alert).toHaveTextContent('You do not have access to this investor.');
    sandbox.faults.length = 0;
    await person.click(within(await form()).getByRole('button', { name: 'Try again' }));
    await person.selectOptions(await field('Investment'), 'Hamilton second mortgage');
  });
});

describe('an address', () => {
  it('can name a loan and an investment', async () => {
    await openPortal('/contact-us?message-context.loan_id=2017&message-context.investment_id=7003');
    const items = await within(await about()).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringContaining('Loan: Foundry Lane retail block (NL-2026-017)'),
    ]);
    expect(await field('Investment')).toHaveDisplayValue('Foundry Lane retail block');
  });

  it.each([
    ['message-topic=Complaint', 'Topic “Complaint” does not exist; please choose one.'],
    ['message-context.opportunity_id=999', 'Opportunity “999” could not be found, so it was left out.'],
    ['message-context.opportunity_id=31x', 'Opportunity “31x” could not be found, so it was left out.'],
    ['message-context.loan_id=-1', 'Loan “-1” could not be found, so it was left out.'],
    ['message-context.investment_id=1', 'Investment “1” could not be found, so it was left out.'],
  ])('opens an empty form for %s and says why', async (search, why) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openPortal(`/contact-us?${search}`);
    const note = await screen.findByRole('note');
    expect(note).toHaveTextContent(why);
    expect(await field('Topic')).toHaveValue('');
    expect(screen.queryByRole('list', { name: 'About' })).toBeNull();
    await person.click(within(note).getByRole('button'));
    expect(location.search).toBe('');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('fills in only the fields that the config allows', async () => {
    await openPortal('/contact-us?message-message=Pay+everything+out&message-phone=1234567&message-topic=Other');
    await waitFor(async () => expect(await field('Topic')).toHaveValue('Other'));
    expect(await field('Message')).toHaveValue('');
    expect(screen.queryByLabelText('Telephone')).toBeNull();
  });

  it('does not open a form about another investor’s loan', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openPortal('/contact-us?message-context.loan_id=2017', { user: users.empty });
    expect(await screen.findByRole('note')).toHaveTextContent('Loan “2017” could not be found');
  });
});
