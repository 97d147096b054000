import { screen, waitFor, within } from '@testing-library/react';
import md5 from 'md5';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox, server } from '../openPortal.tsx';
import { smallPortal } from '../portal/smallPortal.ts';
import { cookies } from '../session/openSession.ts';

const user = 'investor@northline.test';
const dialog = () => screen.findByRole('dialog', { name: 'All investors' });
const summaries = () => calls.filter(({ path }) => path === '/investments/current');

/** Opens the panel on a screen that asks for nothing of what it shows. */
async function opened(path = '/contact-us') {
  const person = await openPortal(path, { user });
  await screen.findByRole('combobox', { name: 'Investor' });
  await person.click(screen.getByRole('button', { name: 'All investors' }));
  return { person, panel: within(await dialog()) };
}

/** The third investor's holdings, in another currency than those of the others, or not at all. */
function answerTrust(answer: (data: Record<string, unknown>) => Response) {
  server.use(
    http.post('*/investments/current', async ({ request }) => {
      const { investor_id } = (await request.clone().json()) as { investor_id: number };
      const found = await sandbox.handle(request.clone());
      return investor_id === 503 ? answer(await found?.json()) : found;
    }),
  );
}

const inDollars = (data: Record<string, unknown>) =>
  HttpResponse.json({ ...data, data: { ...(data.data as object), currency: 'USD', total_invested_amount: '0.10' } });

describe('the panel of all investors', () => {
  it('lists each with type, number, total and a mark for a failed payment, and never adds across currencies', async () => {
    answerTrust(inDollars);
    const { panel } = await opened();
    const heading = await panel.findByRole('heading', { name: 'Total of 3 investors' });
    const rows = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Tremblay Holdings Inc\. Corporation · INV-0501 .*\$550,000\.00 CAD$/),
      expect.stringMatching(/^Julie Tremblay Individual · INV-0502 Failed payment .* CAD$/),
      expect.stringMatching(/^Tremblay Family Trust Trust · INV-0503 .*0\.10 USD$/),
    ]);
    expect(rows[0]).not.toContain('Failed payment');
    const totals = heading.parentElement?.textContent ?? '';
    expect(totals).toMatch(/\d\.\d\d CAD.*0\.10 USD$/);
  });

  it('asks as each investor, with id and hash together, and changes neither cookies nor selection', async () => {
    const { panel } = await opened();
    const before = cookies();
    await panel.findByRole('heading', { name: 'Total of 3 investors' });
    const asked = calls.filter(({ path }) => ['/investments/current', '/portfolio/activities'].includes(path));
    expect(asked.map(({ body }) => body.investor_id).toSorted()).toEqual([501, 501, 502, 502, 503, 503]);
    for (const { body, headers } of asked) expect(headers.get('invidshash')).toBe(md5(String(body.investor_id)));
    expect(cookies()).toEqual(before);
    expect(screen.getByLabelText('Investor')).toHaveValue('501');
  });

  it('asks when it is opened, not before, and four calls at a time', async () => {
    let [running, most] = [0, 0];
    const release: (() => void)[] = [];
    server.use(
      http.post('*/investments/current', async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => release.push(resolve));
        running -= 1;
      }),
      http.post('*/portfolio/activities', async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => release.push(resolve));
        running -= 1;
      }),
    );
    const person = await openPortal('/contact-us', { user });
    await screen.findByRole('combobox', { name: 'Investor' });
    expect(release).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'All investors' }));
    await waitFor(() => expect(release).toHaveLength(4));
    for (const go of release.splice(0)) go();
    await waitFor(() => expect(release).toHaveLength(2));
    for (const go of release.splice(0)) go();
    expect(await within(await dialog()).findByRole('heading', { name: 'Total of 3 investors' })).toBeInTheDocument();
    expect(most).toBe(4);
  });

  it('names the investor whose call fails, adds up the others, and tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerTrust(() => HttpResponse.json({ message: 'No.' }, { status: 403 }));
    const { person, panel } = await opened();
    await panel.findByRole('heading', { name: 'Total of 2 of 3 investors' });
    expect(panel.getByRole('alert')).toHaveTextContent('Missing: Tremblay Family Trust');
    server.resetHandlers();
    await person.click(panel.getByRole('button', { name: 'Try again' }));
    await panel.findByRole('heading', { name: 'Total of 3 investors' });
    expect(panel.queryByRole('alert')).toBeNull();
  });

  it('shows no total where an amount cannot be read, and says whose', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'table').mockImplementation(() => undefined);
    answerTrust((data) =>
      HttpResponse.json({ ...data, data: { ...(data.data as object), total_invested_amount: '1,000' } }),
    );
    const { panel } = await opened();
    const heading = await panel.findByRole('heading', { name: 'Total of 3 investors' });
    expect(heading.nextElementSibling).toHaveTextContent('–');
    expect(panel.getByText(/could not be read: Tremblay Family Trust$/)).toBeInTheDocument();
  });

  it('leads to an investor, whose answer is kept, after the question about unsaved input', async () => {
    const { person, panel } = await opened();
    await panel.findByRole('heading', { name: 'Total of 3 investors' });
    const asked = summaries().length;
    await person.click(panel.getByRole('button', { name: /^Julie Tremblay/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByLabelText('Investor')).toHaveValue('502');
    await person.click(screen.getByRole('button', { name: 'All investors' }));
    await within(await dialog()).findByRole('heading', { name: 'Total of 3 investors' });
    expect(summaries()).toHaveLength(asked);
    await person.keyboard('{Escape}');
    await person.type(await screen.findByLabelText('Message'), 'Hello');
    await person.click(screen.getByRole('button', { name: 'All investors' }));
    await person.click(within(await dialog()).getByRole('button', { name: /^Tremblay Family Trust/ }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    expect(screen.getByLabelText('Investor')).toHaveValue('502');
  });

  it('hides the amounts where they are hidden', async () => {
    const { person, panel } = await opened();
    await panel.findByRole('heading', { name: 'Total of 3 investors' });
    await person.keyboard('{Escape}m');
    await person.click(screen.getByRole('button', { name: 'All investors' }));
    await within(await dialog()).findByRole('heading', { name: 'Total of 3 investors' });
    expect(await dialog()).not.toHaveTextContent('550,000');
    expect(await dialog()).toHaveTextContent('••••');
  });

  it('is not offered unless the config turns it on', async () => {
    const { allInvestors: _, ...shown } = smallPortal;
    await openPortal('/contact-us', { user, shown });
    const choice = await screen.findByRole('combobox', { name: 'Investor' });
    expect(within(choice).getByRole('option', { name: 'Julie Tremblay · Individual · INV-0502' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'All investors' })).toBeNull();
  });
});
