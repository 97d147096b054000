import type { ReactElement, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { addAnswerCheck } from '../client/answerCheck.ts';
import { baseUrl, whitelabelDomain } from '../client/baseUrl.ts';
import { signedInCode } from '../client/operationFacts.ts';
import { configureApi, developmentToken } from '../client/ports.ts';
import { sendAhead } from '../client/send.ts';
import { createSession } from '../client/session/createSession.ts';
import type { Portal } from '../config/portal.ts';
import { leaving } from '../screen/leaving.ts';
import { toastStore } from '../ui/toastStore.ts';
import { App } from './App.tsx';
import { createQueryClient } from './createQueryClient.ts';
import type { ActiveLanguage } from './language.ts';
import { loadSignedIn } from './lazySignedIn.tsx';
import { reportError } from './reportError.ts';
import type { LoadPortal } from './SignedIn.tsx';

/**
 * Wires config, session, client and cache, and returns the portal's root element. `portal` needs only the part that
 * visitors see (`publicPart`); `load` loads the rest once a user is signed in. `spoken` is the initial language; it
 * defaults to the config's own. The address is the browser's, unless `Router` has another.
 */
export function createApp(portal: Portal, load: LoadPortal, spoken?: ActiveLanguage, Router = AtAddress): ReactElement {
  const { api, session: times } = portal;
  const session = createSession(
    { sessionMinutes: times.cookieMinutes, investorDays: times.investorDays, endPointHosts: api.endPointHosts },
    reportError,
    leaving,
  );
  toastStore.lasting(portal.toastSeconds);
  const queryClient = createQueryClient();
  if (import.meta.env.DEV) {
    void import('../client/warnOnSchemaMismatch.ts').then(({ warnOnSchemaMismatch }) =>
      addAnswerCheck(warnOnSchemaMismatch),
    );
  }
  // Not in tests: the inspector needs the development server, which does not serve them.
  if (import.meta.env.MODE === 'development') {
    void import('../dev/inspect/startInspector.tsx').then(({ startInspector }) => startInspector(queryClient));
  }
  const base = baseUrl(location, api.port, api.developmentHost);
  configureApi({
    session,
    settings: {
      baseUrl: base,
      ownPort: base.startsWith(location.origin) ? undefined : String(api.port),
      timeoutMs: api.timeoutMs,
      transferMs: api.transferMs,
      clientToken: import.meta.env.VITE_CLIENT_TOKEN ?? developmentToken,
      domain: whitelabelDomain(location, api.developmentHost),
      headers: api.headers,
      requestIds: api.requestIds,
      withoutInvestor: api.withoutInvestor,
    },
  });
  const start = () => {
    if (!session.state().isSignedIn) return;
    stop();
    // A failure here is harmless: the code that needs the answer requests it again.
    for (const begin of [loadSignedIn, load.home, async () => askAhead()]) begin().catch(reportError);
  };
  const stop = session.subscribe(start);
  start();
  return (
    <App
      portal={portal}
      load={load}
      spoken={spoken ?? { tag: portal.locale, translations: {} }}
      session={session}
      queryClient={queryClient}
      Router={Router}
    />
  );
}

/** Requests the list of investors, on which everything else depends, while the signed-in code is still loading. */
function askAhead(): void {
  if (!signedInCode.isLoaded) sendAhead('investorList', {});
}

/** A choice kept in the URL is drawn at once, since transitions would delay it. */
function AtAddress({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
