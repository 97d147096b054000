import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox, server } from '../../openPortal.tsx';

const isUpToDate = () => screen.findByText(/^Updated at \d/);
/** Waits until the screen has loaded, including this path. */
async function isComplete(path: string) {
  await waitFor(() => expect(pathsOf()).toContain(path));
  return isUpToDate();
}
const refresh = () => screen.getByRole('button', { name: 'Refresh' });
const pathsOf = () => calls.map(({ path }) => path).toSorted();

describe('the age of the answers', () => {
  it('is shown above every screen, with a button that reloads the screen’s answers but not the frame’s', async () => {
    const person = await openPortal('/opportunities');
    await isComplete('/opportunities/list');
    expect(pathsOf()).toContain('/investors');
    calls.length = 0;
    await person.click(refresh());
    await isUpToDate();
    expect(pathsOf()).toContain('/opportunities/list');
    expect(pathsOf()).not.toContain('/investors');
    expect(pathsOf().filter((path) => path.startsWith('/whitelabel'))).toEqual([]);
  });

  it('is the age of the oldest answer, also after one fails to reload', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 10, 23, 50) });
    try {
      const person = await openPortal('/contact-us');
      expect(await isComplete('/investors/contact_us')).toHaveTextContent('Updated at 11:50 p.m.');
      vi.setSystemTime(new Date(2026, 6, 11, 0, 10));
      sandbox.faults.push({ name: 'html', path: '/investors/contact_us' });
      await person.click(refresh());
      const said = await screen.findByText('1 section could not be updated; figures are from Jul 10, 2026, 11:50 p.m.');
      // One sentence for one cause: the note of the section is silent.
      expect(said).toHaveAttribute('aria-live', 'polite');
      expect(screen.getByRole('note')).toHaveTextContent('Not up to date.');
      expect(within(screen.getByRole('note')).queryByRole('status')).not.toBeInTheDocument();
      sandbox.faults.length = 0;
      vi.setSystemTime(new Date(2026, 6, 11, 0, 20));
      await person.click(refresh());
      expect(await isUpToDate()).toHaveTextContent('Updated at 12:20 a.m.');
    } finally {
      vi.useRealTimers();
    }
  });

  it('counts every section that says that it is not up to date, and no other', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openPortal();
    // Loans are requested only after the investments have arrived.
    await isComplete('/loan/details');
    await screen.findAllByRole('row');
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    const failing = ['/investments/current', '/loan/details', '/portfolio/activities', '/opportunities/list'];
    sandbox.faults.push(...failing.map((path) => ({ name: 'html' as const, path })));
    await person.click(refresh());
    const said = await screen.findByText(/could not be updated/);
    const notes = screen.getAllByText(/^Not up to date\./).map((note) => note.closest('[data-section]')?.id);
    expect(new Set(notes)).toContain('upcoming');
    expect(new Set(notes)).toContain('reminders');
    expect(said).toHaveTextContent(`${new Set(notes).size} sections could not be updated`);
    // One bar a section.
    expect(notes).toHaveLength(new Set(notes).size);
  });

  it('comes with a line at the top of the window while something is loading, and is read out only after a click', async () => {
    const person = await openPortal('/contact-us');
    const said = await isComplete('/investors/contact_us');
    expect(said).toHaveAttribute('aria-live', 'off');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.post('*/investors/contact_us', async () => {
        await released;
        await delay(0);
        return undefined;
      }),
    );
    await person.click(refresh());
    expect(said).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(said).toHaveTextContent('Updating…'));
    expect(screen.getByRole('progressbar', { name: 'Updating…' })).toBeInTheDocument();
    expect(refresh()).toHaveAttribute('aria-disabled', 'true');
    release();
    await isUpToDate();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    // Later updates were not requested by a click.
    expect(said).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(said).toHaveAttribute('aria-live', 'off'));
  });

  it('gives way to one button that reloads only the parts that failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const failing = ['/portfolio/cards/performance', '/portfolio/performance/dropdown'];
    sandbox.faults.push(...failing.map((path) => ({ name: 'html' as const, path })));
    const person = await openPortal();
    const all = await screen.findByRole('button', { name: 'Try all again' });
    expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
    // Unlike the list of holdings, it is not requested again when the figures of all investors are.
    await isComplete('/investments/current');
    calls.length = 0;
    sandbox.faults.length = 0;
    await person.click(all);
    await waitFor(() => expect(refresh()).toBeVisible());
    expect(new Set(pathsOf().filter((path) => failing.includes(path)))).toEqual(new Set(failing));
    expect(pathsOf()).not.toContain('/investments/current');
  });

  it('has a disabled button for half a minute after the server said that there were too many requests', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const person = await openPortal('/contact-us');
    await isComplete('/investors/contact_us');
    sandbox.faults.push({ name: 'busy', path: '/investors/contact_us' });
    await person.click(refresh());
    await screen.findByText(/Not up to date\./);
    await waitFor(() => expect(refresh()).toHaveAttribute('aria-disabled', 'true'));
    calls.length = 0;
    await person.click(refresh());
    expect(calls).toEqual([]);
    expect(refresh()).toHaveFocus();
  });
});
