import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox, sentTo } from '../openPortal.tsx';
import { saidBy } from '../saidBy.ts';
import { users } from '../users.ts';

/** The region as it is now; its placeholder while loading is another element. */
const region = (name: string) => screen.getByRole('region', { name });
const says = (name: string, words: string) => waitFor(() => expect(region(name)).toHaveTextContent(words));
const tile = (name: string) => screen.findByRole('article', { name });
const bodies = () => sentTo('/opportunities/list');
const titles = () =>
  within(region('Opportunities'))
    .getAllByRole('article')
    .map((one) => within(one).getByRole('heading', { level: 2 }));
const choose = async (person: Awaited<ReturnType<typeof openPortal>>, name: string, option: string) =>
  person.selectOptions(await within(region('Opportunities')).findByRole('combobox', { name }), option);

/** Waits until this many tiles are shown. */
const shows = (count: number) => waitFor(() => expect(titles()).toHaveLength(count));

beforeEach(() => {
  // Refusals are logged as warnings.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the opportunities', () => {
  it('are tiles with the figures to compare and the amount funded', async () => {
    await openPortal('/opportunities');
    const one = await tile('Harbourfront mixed-use building');
    for (const words of ['Open', 'New', 'NL-2026-031, Syndicated loan', 'Toronto, ON']) {
      expect(one).toHaveTextContent(words);
    }
    const facts = within(one).getAllByRole('term');
    expect(facts.map((term) => [term.textContent, saidBy(term.nextElementSibling)])).toEqual([
      ['Annual rate', '9.75%'],
      ['LTV', '63.16%'],
      ['Term', '12 months'],
      ['Minimum', '$25,000.00'],
      ['Closes', expect.stringContaining('Jul 24, 2026')],
    ]);
    expect(within(one).getByRole('progressbar', { name: 'Funded' })).toHaveAttribute('value', '65');
    expect(one).toHaveTextContent('$780,000.00 of $1,200,000.00');
    expect(within(one).getByRole('link')).toHaveAttribute('href', '/opportunities/31');
    expect(one.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
  });

  it('leave out figures that a fund does not have', async () => {
    await openPortal('/opportunities');
    const fund = await tile('Northline MIC – Class B');
    expect(
      within(fund)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['Annual rate', 'Minimum']);
    expect(fund).not.toHaveTextContent('–$');
    expect(fund).toHaveTextContent('NLM-B, Fund offering');
  });

  it('have a plain background if there is no picture, and load none from elsewhere', async () => {
    sandbox.faults.push({ name: 'nulls', path: '/opportunities/list' });
    await openPortal('/opportunities');
    await shows(10);
    expect(region('Opportunities').querySelector('img')).toBeNull();
  });

  it('are filtered by the server, with each choice in the address', async () => {
    const person = await openPortal('/opportunities');
    await shows(10);
    expect(within(region('Opportunities')).queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    await choose(person, 'Status', 'Open');
    await shows(7);
    await choose(person, 'Lien', '1st');
    await choose(person, 'LTV', 'Up to 65%');
    await choose(person, 'Rate', '9% or more');
    await choose(person, 'Province', 'Ontario');
    await shows(1);
    expect(await tile('Harbourfront mixed-use building')).toBeVisible();
    expect(bodies().at(-1)).toMatchObject({
      status: 'open',
      lien_position: '1',
      max_ltv_percent: 65,
      min_rate_percent: 9,
      province: 'ON',
      page: 1,
    });
    expect(location.search).toContain('opportunities-max_ltv_percent=65');
    const button = screen.getByRole('button', { name: 'Filters (5)' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await choose(person, 'Type', 'Fund offering');
    await says('Opportunities', 'Nothing matches');
    await person.click(screen.getByRole('button', { name: 'Show all' }));
    await shows(10);
    expect(location.search).toBe('');
  });

  it('are sorted by the server and shown page by page', async () => {
    const person = await openPortal('/opportunities?opportunities-size=5');
    await shows(5);
    expect(bodies()).toEqual([expect.objectContaining({ sort_by: 'listed_at', sort_dir: 'desc', per_page: 5 })]);
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    await says('Opportunities', '6–10 of 11');
    await choose(person, 'Sort by', 'Highest rate');
    await says('Opportunities', '1–5 of 11');
    await waitFor(() => expect(titles()[0]).toHaveTextContent('Townhouses in Langley, second lien'));
    expect(bodies().at(-1)).toMatchObject({ sort_by: 'investor_rate_percent', sort_dir: 'desc', page: 1 });
    expect(location.search).toContain('opportunities-sort=-investor_rate_percent');
  });

  it('name the values in the address that do not exist, and show the rest', async () => {
    const path = '/opportunities?opportunities-province=XX&opportunities-sort=city&opportunities-page=9';
    const person = await openPortal(path);
    await says('Opportunities', 'Province “XX” does not exist; showing All.');
    await says('Opportunities', 'Order “city” does not exist; showing the default order.');
    await says('Opportunities', 'Page “9” does not exist; showing page 1.');
    await shows(10);
    await person.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('say that there are none yet', async () => {
    await openPortal('/opportunities', { user: users.empty });
    await says('Opportunities', 'No opportunities yet');
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });
});

/** The value beside a name in a section. */
function shown(section: string, label: string): string | null | undefined {
  const terms = within(region(section)).getAllByRole('term');
  return saidBy(terms.find((term) => term.textContent === label)?.nextElementSibling);
}

/** Sends an interest as the form on Contact Us does. */
async function sayInterest(opportunity_id: number, amount: number) {
  const cookies = new Map(document.cookie.split('; ').map((pair) => pair.split('=') as [string, string])); // Name, value.
  const answer = await fetch(`${location.origin}/api/contact/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', invidshash: cookies.get('investorHash') ?? '' },
    body: JSON.stringify({
      session_token: cookies.get('session_token'),
      topic: 'Deposit Request',
      message: 'I am interested.',
      preferred_contact: 'email',
      context: { page: '/contact-us', opportunity_id },
      request: { currency: 'CAD', amount, full_withdrawal: 0 },
    }),
  });
  expect(answer.ok).toBe(true);
}

describe('an opportunity', () => {
  it('shows its offer, its security, its use of funds and whom to ask', async () => {
    await openPortal('/opportunities/32');
    expect(await screen.findByRole('heading', { level: 1, name: 'Second mortgage on a Hamilton home' })).toBeVisible();
    await says('The offer', '10.25%');
    expect(shown('The offer', 'Maximum')).toBe('$165,000.00');
    expect(within(region('The offer')).getByRole('progressbar', { name: 'Funded' })).toHaveAttribute('value', '0');
    await says('Use of funds', 'Total$165,000.00');
    await says('Security', 'All prior liens$415,000.00');
    expect(shown('Security', 'LTV')).toBe('68.24%');
    expect(shown('Security', 'Appraised value')).toBe('$850,000.00');
    await says('About', 'Highlights');
    expect(within(region('About')).getAllByRole('listitem')).toHaveLength(3);
    expect(region('Borrower and exit')).toHaveTextContent('Renewal of the first mortgage');
    expect(region('Risks')).not.toBeEmptyDOMElement();
    expect(region('Please note')).toHaveTextContent('not an offer to sell securities');
    expect(within(region('Property')).getByRole('img')).toHaveAccessibleName(
      'Illustration of the property in Hamilton, ON',
    );
    const contact = within(region('Questions?'));
    expect(contact.getByRole('link', { name: 'daniel.roy@northline.test' })).toHaveAttribute(
      'href',
      'mailto:daniel.roy@northline.test',
    );
    expect(contact.getByRole('link', { name: '+1 416 555 0110' })).toHaveAttribute('href', 'tel:+14165550110');
    expect(calls.filter(({ path }) => path === '/opportunities/details')).toHaveLength(1);
  });

  it('leaves out sections that a fund does not have, and says what its nulls mean', async () => {
    await openPortal('/opportunities/12');
    await says('The offer', '7.25%');
    expect(shown('The offer', 'Maximum')).toBe('No limit');
    expect(shown('The offer', 'Closes')).toBe('No date set');
    expect(within(region('The offer')).queryByText(/LTV|Term/)).not.toBeInTheDocument();
    await says('Please note', 'not an offer');
    for (const name of ['Security', 'Property', 'Borrower and exit']) {
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    }
    expect(region('Use of funds')).toHaveTextContent('Not broken down for this offering.');
  });

  it('lists its documents by name and type only, and opens more on a phone', async () => {
    await openPortal('/opportunities/31');
    await says('Documents', 'Appraisal NL-2026-031');
    const columns = within(region('Documents')).getAllByRole('columnheader');
    expect(columns.map((column) => column.textContent)).toEqual(['Name', 'Type', 'Details']);
  });

  it('links to a message about it while it is open', async () => {
    const person = await openPortal('/opportunities/31');
    const link = await screen.findByRole('link', { name: 'I am interested' });
    await person.click(link);
    await waitFor(() => expect(location.pathname).toBe('/contact-us'));
    expect([...new URLSearchParams(location.search)]).toEqual([
      ['message-topic', 'Deposit Request'],
      ['message-context.opportunity_id', '31'],
    ]);
  });

  it.each([
    ['34', 'This opportunity is not open yet.'],
    ['33', 'This opportunity is fully funded.'],
    ['35', 'This opportunity is closed.'],
    ['39', 'This opportunity was withdrawn.'],
  ])('says why the investor cannot express interest in number %s', async (id, why) => {
    await openPortal(`/opportunities/${id}`);
    await says('My interest', why);
    expect(screen.queryByRole('link', { name: 'I am interested' })).not.toBeInTheDocument();
  });

  it('shows the interest already sent, also on its tile, instead of asking again', async () => {
    const person = await openPortal('/contact-us');
    await screen.findByRole('link', { name: 'Opportunities' });
    await sayInterest(31, 50_000);
    await person.click(screen.getByRole('link', { name: 'Opportunities' }));
    const one = await tile('Harbourfront mixed-use building');
    expect(one).toHaveTextContent(/You are interested.*\$50,000\.00/);
    expect(await tile('Condominium in Vancouver')).not.toHaveTextContent('You are interested');
    await person.click(within(one).getByRole('link'));
    await says('My interest', 'You told your manager’s team that you’re interested.');
    expect(shown('My interest', 'Amount')).toBe('$50,000.00');
    expect(shown('My interest', 'Sent')).toContain('Jul 10, 2026');
    expect(screen.queryByRole('link', { name: 'I am interested' })).not.toBeInTheDocument();
  });

  it.each(['99', '0', 'abc'])('does not exist for the number %s', async (id) => {
    await openPortal(`/opportunities/${id}`);
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  });
});

describe('a screen whose module is off for the investor', () => {
  const menu = () => screen.getByRole('navigation', { name: 'Main menu' });

  it('is not in the menu, requests nothing and says that it is not available', async () => {
    const person = await openPortal('/opportunities', { user: users.modules });
    await shows(10);
    expect(within(menu()).getByRole('link', { name: 'Opportunities' })).toBeVisible();
    const investor = screen.getByRole('combobox', { name: 'Investor' });
    calls.length = 0;
    await person.selectOptions(investor, '702');
    expect(await screen.findByRole('heading', { name: 'Opportunities is not available' })).toBeVisible();
    expect(within(menu()).queryByRole('link', { name: 'Opportunities' })).not.toBeInTheDocument();
    expect(within(menu()).getByRole('link', { name: 'My Documents' })).toBeInTheDocument();
    expect(bodies()).toEqual([]);
    await person.click(screen.getByRole('link', { name: 'Go to My Portfolio' }));
    await waitFor(() => expect(location.pathname).toBe('/overview'));
  });

  it('says the same of a single opportunity, without requesting it', async () => {
    const person = await openPortal('/opportunities/31', { user: users.modules });
    await says('The offer', '9.75%');
    calls.length = 0;
    await person.selectOptions(screen.getByRole('combobox', { name: 'Investor' }), '702');
    expect(await screen.findByRole('heading', { name: 'Opportunity is not available' })).toBeVisible();
    expect(calls.filter(({ path }) => path === '/opportunities/details')).toEqual([]);
  });

  it('is shown if its module cannot be checked', async () => {
    sandbox.faults.push({ name: 'forbidden', path: '/portfolio/enable' });
    await openPortal('/opportunities');
    await shows(10);
    expect(within(menu()).getByRole('link', { name: 'Opportunities' })).toBeVisible();
  });
});
