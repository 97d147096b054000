import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSessionWatch } from '../../../src/app/useSessionWatch.ts';
import { SessionProvider, useSession, useSessionState } from '../../../src/client/session/SessionContext.tsx';
import { storageDelay } from '../../../src/client/session/storage.ts';
import { useEffects } from '../../../src/screen/EffectsContext.tsx';
import { PortalProvider, usePortal } from '../../../src/screen/PortalContext.tsx';
import { useParameters } from '../../../src/screen/useParameters.ts';
import { smallPortal as portal } from '../../portal/smallPortal.ts';
import { clearBrowser, openSession, setCookie } from './openSession.ts';

beforeEach(clearBrowser);
afterEach(() => vi.useRealTimers());

describe('a context outside its provider', () => {
  it.each([
    [useSession, 'useSession() must be used inside <SessionProvider>.'],
    [useSessionState, 'useSession() must be used inside <SessionProvider>.'],
    [usePortal, 'There is no <PortalProvider> around this.'],
    [useEffects, 'There is no <EffectsProvider> around this.'],
    [useParameters, 'There is no <ParametersProvider> around this.'],
  ])('%o names the provider that is missing', (hook: () => unknown, message) => {
    // React also logs the error that it rethrows.
    vi.mocked(console.error).mockImplementation(() => undefined);
    expect(() => renderHook(hook)).toThrow(new Error(message));
    vi.mocked(console.error).mockClear();
  });
});

describe('a component', () => {
  it('sees the session change', () => {
    const { session } = openSession();
    function Probe() {
      const { isSignedIn, investorId } = useSessionState();
      return <p>{isSignedIn ? `signed in as ${investorId}` : 'signed out'}</p>;
    }
    render(
      <SessionProvider session={session}>
        <Probe />
      </SessionProvider>,
    );
    expect(screen.getByText('signed out')).toBeInTheDocument();
    act(() => {
      session.signIn({ session_token: 'token-1' });
      session.select(501);
    });
    expect(screen.getByText('signed in as 501')).toBeInTheDocument();
    act(() => session.expire());
    expect(screen.getByText('signed out')).toBeInTheDocument();
  });
});

describe('a portal that stays open', () => {
  function open() {
    const { session } = openSession();
    session.signIn({ session_token: 'token-1' });
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PortalProvider value={portal}>
        <SessionProvider session={session}>
          <QueryClientProvider client={client}>{children}</QueryClientProvider>
        </SessionProvider>
      </PortalProvider>
    );
    renderHook(useSessionWatch, { wrapper });
    return { session, client };
  }

  async function watch() {
    const { session } = open();
    await setCookie('session_token=; path=/; max-age=0');
    return session;
  }

  it('notices within an hour that the session is gone', async () => {
    vi.useFakeTimers();
    const session = await watch();
    act(() => vi.advanceTimersByTime(60 * 60_000 - 1));
    expect(session.state().isSignedIn).toBe(true);
    act(() => vi.advanceTimersByTime(1 + storageDelay));
    expect(session.state().isSignedIn).toBe(false);
  });

  it.each([
    ['comes into view again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['is restored from the back/forward cache', () => window.dispatchEvent(new Event('pageshow'))],
  ])('notices the end of the session when it %s', async (_when, happen) => {
    vi.useFakeTimers();
    const session = await watch();
    act(() => void happen());
    act(() => vi.advanceTimersByTime(storageDelay));
    expect(session.state().isSignedIn).toBe(false);
  });

  it('forgets everything that was sent, including passwords, once the session has ended', () => {
    const { session, client } = open();
    client.getMutationCache().build(client, {}).state.variables = { password: 'canary' };
    act(() => session.signOut());
    expect(client.getMutationCache().getAll()).toEqual([]);
  });
});
