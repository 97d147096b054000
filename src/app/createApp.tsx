import type { ReactElement } from 'react';
import { baseUrl, whitelabelDomain } from '../api/baseUrl.ts';
import { connectApi } from '../api/ports.ts';
import { queryFor } from '../api/queryFor.ts';
import type { Data } from '../api/types.ts';
import type { Portal } from '../config/portal.ts';
import { createSession } from '../session/createSession.ts';
import { text } from '../text/text.ts';
import { toastStore } from '../widgets/toastStore.ts';
import { App } from './App.tsx';
import { announceSwitch } from './announceSwitch.ts';
import { createQueryClient } from './createQueryClient.ts';
import { report } from './report.ts';

/** Wires config, session, client and cache, and gives the portal that is to be drawn. */
export function createApp(portal: Portal): ReactElement {
  const { api, session: times } = portal;
  const session = createSession(
    { sessionMinutes: times.cookieMinutes, investorDays: times.investorDays, endPointHosts: api.endPointHosts },
    report,
  );
  const queryClient = createQueryClient();
  function sayWhose(investorId: number) {
    const answer = queryClient.getQueryData<{ data: Data<'investorList'> }>(queryFor('investorList', {}).queryKey);
    const name = answer?.data.investors.find((investor) => investor.investor_id === investorId)?.name;
    if (name) toastStore.show({ tone: 'neutral', text: text.session.switchedTo(name) });
  }
  connectApi({
    session: announceSwitch(session, sayWhose),
    settings: {
      baseUrl: baseUrl(location, api.port),
      timeoutMs: api.timeoutMs,
      clientToken: import.meta.env.VITE_CLIENT_TOKEN ?? 'portal-development-client',
      domain: whitelabelDomain(location, api.developmentHost),
      headers: api.headers,
      withoutInvestor: api.withoutInvestor,
    },
  });
  return <App portal={portal} session={session} queryClient={queryClient} />;
}
