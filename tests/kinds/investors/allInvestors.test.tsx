import { screen, waitFor, within } from '@testing-library/react';
import md5 from 'md5';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cookies } from '../../client/session/openSession.ts';
import { calls, openPortal, sandbox, sentTo, server } from '../../openPortal.tsx';
import { smallPortal } from '../../portal/smallPortal.ts';
import { saidBy } from '../../saidBy.ts';
import { users } from '../../users.ts';
import { atClock } from '../atClock.ts';

atClock();

const button = (name: string | RegExp = /^All investors/) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog', { name: 'All investors' });
/** The answers about a single investor. */
const own = ['/investments/current/list', '/portfolio/activities', '/portfolio/cards/interest_earned', '/loan/details'];
const asked = () => calls.filter(({ path }) => own.includes(path));
const whoseHash = ({ headers }: { headers: Headers }) => headers.get('invidshash');

async function loaded() {
  const found = await dialog();
  await waitFor(() => expect(found.querySelector('[aria-busy="true"]')).toBeNull());
  return found;
}

/** Opens the panel on a screen that loads none of its data. */
async function opened(options: Parameters<typeof openPortal>[1] = {}) {
  const person = await openPortal('/contact-us', options);
  await screen.findByRole('combobox', { name: 'Investor' });
  await person.click(button());
  return { person, panel: await loaded() };
}

const figures = (panel: HTMLElement) => [...panel.querySelectorAll('dl > div')].map(saidBy);
const rows = (panel: HTMLElement) => within(panel).getAllByRole('listitem').map(saidBy);

type Data = Record<string, unknown>;

/** Answers a path for one investor in another way. */
function answerFor(investor: number, path: string, answer: (data: Data) => Data | Response) {
  server.use(
    http.post(`*/api${path}`, async ({ request }) => {
      if (whoseHash(request) !== md5(String(investor))) return undefined;
      const found = await sandbox.handle(request.clone());
      const body = (await found?.json()) as { data: Data };
      const changed = answer(body.data);
      return changed instanceof Response ? changed : HttpResponse.json({ ...body, data: changed });
    }),
  );
}

const refuse = () => HttpResponse.json({ message: 'No.' }, { status: 403 });
const quiet = { timeout: 8000 };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the panel of all investors', () => {
  it('adds up holdings, earnings and next payments, and says what is wrong for each, most serious first', async () => {
    const { panel } = await opened();
    expect(figures(panel)).toEqual([
      'Currently invested, Jun 30, 2026$1,173,241.41 CAD',
      'Interest earned Jul 1, 2025 to Jun 30, 2026$86,775.64',
      'Next: Wed, Jul 15 $2,998.81 reinvested, $741.86 paid out$3,740.67',
      'Then: Sat, Aug 1 Includes $750.00 from a loan that is past due$4,420.00',
      'Principal: Sat, Aug 1 Ottawa semi-detached, Julie Tremblay$90,000.00',
    ]);
    expect(rows(panel)).toEqual([
      'Julie Tremblay $143,887.00 Individual, INV-0502 $11,046.23 earned A payment of $750.00 failed on Jul 1, 2026. Ottawa semi-detached is 9 days past due.',
      'Tremblay Holdings Inc. $550,000.00 Corporation, INV-0501, shown now $41,230.18 earned',
      'Tremblay Family Trust $479,354.41 Trust, INV-0503 $34,499.23 earned',
    ]);
  });

  it('has the lines of its figures and their notes before it has the figures', async () => {
    let release = () => {};
    const gate = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    server.use(http.post('*/api/portfolio/activities', () => gate));
    const person = await openPortal('/contact-us');
    await screen.findByRole('combobox', { name: 'Investor' });
    await person.click(button());
    const panel = await dialog();
    const lines = () => [panel.querySelectorAll('dt').length, panel.querySelectorAll('dt > :nth-child(3)').length];
    expect(panel.querySelector('[aria-busy="true"]')).not.toBeNull();
    const waiting = lines();
    release();
    await loaded();
    expect(waiting).toEqual(lines());
  });

  it('has a total for each currency, and asks for the earnings in those that the card leaves out', async () => {
    const { panel } = await opened({ user: users.mixed });
    expect(figures(panel)).toEqual(
      expect.arrayContaining([
        'Currently invested, Jun 30, 2026$350,787.96 CAD',
        'Interest earned Jul 1, 2025 to Jun 30, 2026$27,578.55',
        'Currently invested, Jun 30, 2026US$80,000.00 USD',
        'Interest earned Jul 1, 2025 to Jun 30, 2026US$6,213.33',
        'Next: Wed, Jul 15US$520.00',
      ]),
    );
    expect(rows(panel)[0]).toMatch(/^Claire Beaumont \$325,787.96, US\$80,000.00 .* \$25,890.99, US\$6,213.33 earned/);
    expect(sentTo('/portfolio/performance/dropdown')).toHaveLength(1);
  });

  it('does not guess earnings in a currency that no entry of the performance menu has for itself', async () => {
    answerFor(851, '/portfolio/performance/dropdown', (data) => {
      for (const one of data.performances as Data[]) if (one.currency === 'USD') one.share_class = 'other';
      return data;
    });
    const { panel } = await opened({ user: users.mixed });
    expect(figures(panel)).toContain('Interest earned Jul 1, 2025 to Jun 30, 2026Not available');
    expect(rows(panel)[0]).toContain(' $25,890.99 earned');
  });

  it('names a loan that is past due although no payment of it has failed', async () => {
    answerFor(503, '/investments/current/list', (data) => {
      for (const one of data.investments as Data[]) if (one.loan_id) one.days_past_due = 5;
      return data;
    });
    const { panel } = await opened();
    const [, trust] = rows(panel);
    expect(trust).toMatch(/^Tremblay Family Trust .* is 5 days past due\.$/);
    expect(trust).not.toContain('failed');
  });

  it('calls as each investor, by id and hash or by hash alone, and changes neither cookies nor selection', async () => {
    const person = await openPortal('/account');
    await screen.findByRole('combobox', { name: 'Investor' });
    const before = cookies();
    await person.click(button());
    await loaded();
    const hashes = [501, 502, 503].map((id) => md5(String(id)));
    for (const path of own) {
      const those = asked().filter((call) => call.path === path);
      expect(new Set(those.map(whoseHash)), path).toEqual(new Set(hashes));
      const named = ['/portfolio/activities', '/loan/details'].includes(path);
      for (const call of those) {
        if (named) expect(md5(String(call.body.investor_id))).toBe(whoseHash(call));
        else expect(call.body).not.toHaveProperty('investor_id');
      }
    }
    expect(cookies()).toEqual(before);
    expect(screen.getByLabelText('Investor')).toHaveValue('501');
  });

  it('sends four calls at a time', async () => {
    let [running, most] = [0, 0];
    const release: (() => void)[] = [];
    server.use(
      ...own.map((path) =>
        http.post(`*/api${path}`, async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise<void>((resolve) => release.push(resolve));
          running -= 1;
        }),
      ),
    );
    const person = await openPortal('/account');
    await screen.findByRole('combobox', { name: 'Investor' });
    await person.click(button());
    const panel = await dialog();
    await waitFor(() => expect(release).toHaveLength(4));
    await waitFor(() => {
      for (const go of release.splice(0)) go();
      expect(panel.querySelector('[aria-busy="true"]')).toBeNull();
    }, quiet);
    expect(most).toBe(4);
    expect(asked()).toHaveLength(19);
  });

  it('loads at most 24 schedules, those that pay next, and says for how many loans nothing is known', async () => {
    answerFor(501, '/investments/current/list', ({ investments }) => {
      const loan = (investments as Data[]).find(({ loan_id }) => loan_id !== undefined);
      const many = Array.from({ length: 30 }, (_, at) => ({ ...loan, investment_id: 9000 + at, loan_id: 9000 + at }));
      return { investments: many };
    });
    answerFor(502, '/investments/current/list', () => ({ investments: [] }));
    answerFor(503, '/investments/current/list', () => ({ investments: [] }));
    const { panel } = await opened();
    expect(asked().filter(({ path }) => path === '/loan/details')).toHaveLength(24);
    expect(saidBy(panel)).toContain('The payments of 24 loans are looked at. Those of 6 more loans are not known.');
    expect(figures(panel)).toContain('Then: Sat, Aug 1Not available');
  });

  it('keeps the answers for five minutes', async () => {
    const { person } = await opened();
    const before = asked().length;
    await person.keyboard('{Escape}');
    vi.setSystemTime(Date.now() + 4.9 * 60_000);
    await person.click(button());
    await loaded();
    expect(asked()).toHaveLength(before);
    await person.keyboard('{Escape}');
    vi.setSystemTime(Date.now() + 0.2 * 60_000);
    await person.click(button());
    await waitFor(() => expect(asked()).toHaveLength(2 * before));
  });

  it('names the investor whose call fails, has no total then, and tries again', async () => {
    answerFor(503, '/investments/current/list', refuse);
    const { person, panel } = await opened();
    expect(figures(panel)).toContain('Currently invested, Jun 30, 2026Not available');
    expect(figures(panel)).toContain('Next paymentNot available');
    expect(within(panel).getByRole('alert')).toHaveTextContent(
      'Not everything could be loaded for Tremblay Family Trust, so some totals are missing.',
    );
    expect(rows(panel).at(-1)).toMatch(/^Tremblay Family Trust Not available .* could not be checked\.$/);
    expect(rows(panel).join()).toContain('$550,000.00');
    server.resetHandlers();
    await person.click(within(panel).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figures(panel)).toContain('Currently invested, Jun 30, 2026$1,173,241.41 CAD'));
    expect(within(panel).queryByRole('alert')).toBeNull();
  });

  it('has no sum if an amount cannot be read', async () => {
    vi.spyOn(console, 'table').mockImplementation(() => undefined);
    answerFor(503, '/investments/current/list', (data) => {
      for (const one of data.investments as Data[]) one.invested_amount = 'many';
      return data;
    });
    const { panel } = await opened();
    expect(figures(panel)).toContain('Currently invested, Jun 30, 2026Not available');
  });

  it('loads ten investors, including the shown one, and names the others as not loaded', async () => {
    server.use(
      http.post('*/api/investors', async ({ request }) => {
        const found = await sandbox.handle(request.clone());
        const body = (await found?.json()) as { data: { investors: Data[] } };
        const [first] = body.data.investors;
        const more = Array.from({ length: 9 }, (_, at) => ({ ...first, investor_id: 5000 + at, name: `Number ${at}` }));
        body.data.investors.push(...more);
        return HttpResponse.json(body);
      }),
    );
    // The sandbox does not know them: they have what the first has.
    server.use(
      ...own.map((path) =>
        http.post(`*/api${path}`, async ({ request }) => {
          const known = [501, 502, 503].map((id) => md5(String(id)));
          if (known.includes(whoseHash(request) ?? '')) return undefined;
          const body = (await request.clone().json()) as Data;
          const headers = new Headers(request.headers);
          headers.set('invidshash', md5('501'));
          return sandbox.handle(
            new Request(request.url, {
              method: 'POST',
              headers,
              body: JSON.stringify({ ...body, ...('investor_id' in body && { investor_id: 501 }) }),
            }),
          );
        }),
      ),
    );
    const { panel } = await opened();
    expect(new Set(asked().map(whoseHash)).size).toBe(10);
    expect(figures(panel)[0]).toBe('Currently invested, Jun 30, 2026 10 of 12 investors$5,023,241.41 CAD');
    expect(rows(panel).at(-1)).toMatch(/^Number 8 Not looked at/);
    expect(saidBy(panel)).toContain(
      'Only 10 investors are looked at. Not included and not checked: Number 7, Number 8.',
    );
  });

  it('switches to an investor, after the question about unsaved input', async () => {
    const { person, panel } = await opened();
    await person.click(within(panel).getByRole('button', { name: /^Julie Tremblay/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByLabelText('Investor')).toHaveValue('502');
    await person.type(await screen.findByLabelText('Message'), 'Hello');
    await person.click(button());
    await person.click(within(await loaded()).getByRole('button', { name: /^Tremblay Family Trust/ }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    expect(screen.getByLabelText('Investor')).toHaveValue('502');
  });

  it('leads from a failed payment to the loan of that investor', async () => {
    const { person, panel } = await opened();
    await person.click(within(panel).getByRole('button', { name: /^A payment of \$750\.00 failed/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Ottawa semi-detached' })).toBeVisible();
    expect(window.location.pathname).toBe('/overview/1051');
    expect(screen.getByRole('combobox', { name: 'Investor' })).toHaveValue('502');
  });

  it('hides the amounts while amounts are hidden', async () => {
    const { person } = await opened();
    await person.keyboard('{Escape}m');
    await person.click(button());
    const panel = await loaded();
    expect(panel).not.toHaveTextContent(/\d,\d{3}\.\d\d|\d\d\d\.\d\d/);
    expect(panel).toHaveTextContent('A payment of •••• failed on');
  });

  it('is not offered unless the config turns it on', async () => {
    const { allInvestors: _, ...shown } = smallPortal;
    await openPortal('/contact-us', { shown });
    const choice = await screen.findByRole('combobox', { name: 'Investor' });
    expect(within(choice).getByRole('option', { name: 'Julie Tremblay · Individual · INV-0502' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^All investors/ })).toBeNull();
  });
});

describe('the button of all investors', () => {
  it('loads the others once the screen is quiet, and counts those who need attention', async () => {
    await openPortal('/account');
    await screen.findByRole('combobox', { name: 'Investor' });
    expect(button('All investors')).toHaveTextContent(/^All investors$/);
    expect(asked()).toEqual([]);
    const found = await screen.findByRole('button', { name: 'All investors, 1 needs attention' }, quiet);
    expect(found).toHaveTextContent('All investors1');
    expect(new Set(asked().map(whoseHash))).toEqual(new Set([502, 503].map((id) => md5(String(id)))));
    expect(asked()).toHaveLength(6);
  });

  it('counts a loan that is past due, and says that several need attention', async () => {
    answerFor(503, '/investments/current/list', (data) => {
      for (const one of data.investments as Data[]) if (one.loan_id) one.days_past_due = 5;
      return data;
    });
    await openPortal('/account');
    expect(await screen.findByRole('button', { name: 'All investors, 2 need attention' }, quiet)).toBeInTheDocument();
  });

  it('counts nobody if only the shown investor needs attention', async () => {
    const person = await openPortal('/account');
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Investor' }), '502');
    await waitFor(() => expect(asked()).toHaveLength(6), quiet);
    await person.click(button('All investors'));
    const panel = await loaded();
    expect(rows(panel)[0]).toMatch(/^Julie Tremblay .* shown now .* past due\.$/);
    expect(document.querySelector('[title^="All investors"]')).toHaveAttribute('aria-label', 'All investors');
  });
});
