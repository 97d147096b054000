import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../generated/operations.ts';
import type { Portal } from '../../../src/config/portal.ts';
import { openPortal, sandbox, server } from '../../openPortal.tsx';
import { smallPortal } from '../../portal/smallPortal.ts';

const names = ['My Portfolio', 'Opportunities', 'My Documents', 'Contact Us'];

const listeners = new Set<() => void>();
let isPhone = true;

beforeEach(() => {
  isPhone = true;
  // jsdom lacks it; the portal asks it only whether the window is as narrow as a phone.
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isPhone;
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const bar = () => screen.findByRole('navigation', { name: 'Main screens' });
const tabs = async () => within(await bar()).getAllByRole('link');
const current = async () =>
  (await tabs()).filter((tab) => tab.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent);

const shown: Portal = {
  ...smallPortal,
  menu: smallPortal.menu.map((entry) =>
    'to' in entry && names.includes(entry.label) ? { ...entry, tab: true } : entry,
  ),
};

describe('the bar at the bottom of a phone', () => {
  it('links to the screens that the config marks as tabs, and marks the current one', async () => {
    const person = await openPortal('/overview', { shown });
    expect((await tabs()).map(({ textContent }) => textContent)).toEqual(names);
    expect(await current()).toEqual(['My Portfolio']);
    await person.click(within(await bar()).getByRole('link', { name: 'My Documents' }));
    expect(location.pathname).toBe('/documents');
    expect(await current()).toEqual(['My Documents']);
  });

  it('links from a loan to the screen that lists it', async () => {
    const person = await openPortal('/overview/2017', { shown });
    expect(await current()).toEqual(['My Portfolio']);
    await person.click(within(await bar()).getByRole('link', { name: 'My Portfolio' }));
    expect(location.pathname).toBe('/overview');
  });

  it('leaves out a screen that is off for the investor', async () => {
    server.use(
      http.post(`*/api${operations.portfolioEnable.path}`, async ({ request }) => {
        const body = await (await sandbox.handle(request))?.json();
        return HttpResponse.json({ ...body, data: { ...body.data, opportunities: 0 } });
      }),
    );
    await openPortal('/documents', { shown });
    const others = names.filter((name) => name !== 'Opportunities');
    await waitFor(async () => expect((await tabs()).map(({ textContent }) => textContent)).toEqual(others));
  });

  it('appears and disappears with the width of the window', async () => {
    await openPortal('/documents', { shown });
    await bar();
    isPhone = false;
    act(() => {
      for (const listener of listeners) listener();
    });
    expect(screen.queryByRole('navigation', { name: 'Main screens' })).not.toBeInTheDocument();
  });

  it('is missing if the config marks no tab', async () => {
    await openPortal('/documents', { shown: smallPortal });
    await screen.findByRole('navigation', { name: 'Main menu' });
    expect(screen.queryByRole('navigation', { name: 'Main screens' })).not.toBeInTheDocument();
  });
});
