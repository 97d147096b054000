import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { calls, openPortal, sandbox } from '../openPortal.tsx';

const part = (name: string) => screen.getByRole('region', { name });

describe('the modules of the overview, if it is not known which are on', () => {
  it('are all shown, and requested only once by each of the menu, the notes and the news', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // Opening it once before loads the code that is otherwise loaded on demand.
    await openPortal();
    await waitFor(() => expect(part('Notes By Manager')).toHaveTextContent('Pinned'));
    cleanup();
    calls.length = 0;
    sandbox.faults.push({ name: 'forbidden', path: '/portfolio/enable' });
    await openPortal();
    await waitFor(() => expect(within(part('Notes By Manager')).getByRole('alert')).toBeInTheDocument());
    await waitFor(() => expect(part('Fund Performance')).toHaveTextContent('8.47%'));
    expect(screen.getByRole('region', { name: 'Direct Mortgage Activity' })).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(calls.filter(({ path }) => path === '/portfolio/enable').length).toBeLessThanOrEqual(3);
  });

  it('stay in the menu, too, while a section tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.push({ name: 'forbidden', path: '/portfolio/enable' });
    const person = await openPortal();
    const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
    const anchor = { name: 'Fund Performance' };
    const notes = () => within(part('Notes By Manager'));
    expect(await menu.findByRole('link', anchor)).toBeInTheDocument();
    await waitFor(() => expect(notes().getByRole('alert')).toBeInTheDocument());
    sandbox.faults.splice(0, 1, { name: 'stall', path: '/portfolio/enable' });
    await person.click(notes().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(notes().queryByRole('alert')).toBeNull());
    expect(menu.getByRole('link', anchor)).toBeInTheDocument();
  });
});
