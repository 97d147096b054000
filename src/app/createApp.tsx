import type { ReactElement } from 'react';
import { baseUrl, whitelabelDomain } from '../api/baseUrl.ts';
import { connectApi } from '../api/ports.ts';
import type { Portal } from '../config/portal.ts';
import { createSession } from '../session/createSession.ts';
import { App } from './App.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { report } from './report.ts';

/** Wires config, session, client and cache, and gives the portal that is to be drawn. */
export function createApp(portal: Portal): ReactElement {
  const { api, session: times } = portal;
  const session = createSession(
    { sessionMinutes: times.cookieMinutes, investorDays: times.investorDays, endPointHosts: api.endPointHosts },
    report,
  );
  connectApi({
    session,
    settings: {
      baseUrl: baseUrl(location, api.port),
      timeoutMs: api.timeoutMs,
      clientToken: import.meta.env.VITE_CLIENT_TOKEN ?? 'portal-development-client',
      domain: whitelabelDomain(location, api.developmentHost),
      headers: api.headers,
      withoutInvestor: api.withoutInvestor,
    },
  });
  return <App portal={portal} session={session} queryClient={createQueryClient()} />;
}
