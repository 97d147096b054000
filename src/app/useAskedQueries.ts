import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAnswerOf } from '../api/isAnswerOf.ts';
import { operationAt } from '../api/operationAt.ts';
import { forInvestor, forUser } from '../api/scope.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { writeStored } from '../session/storage.ts';
import { type Asked, placeNow } from './askAhead.ts';

/** More queries would compete with the code for the network. */
const most = 12;

/**
 * Notes the queries of the screen when the page is left, so that a reload sends them before its code has loaded
 * (`askAhead`). Notes nothing if answers of the screen are stored: those are shown at once, and further requests and
 * answers would delay them on a slow device.
 */
export function useAskedQueries(): void {
  const { persist } = usePortal();
  const session = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    const note = () => {
      if (!session.isCurrent()) return;
      const scopes = [forUser, forInvestor].map((scoped) => scoped({ queryKey: [] as QueryKey }).queryKey[0]);
      const active = queryClient.getQueryCache().findAll({ type: 'active' });
      const isKept = active.some(({ queryKey }) => isAnswerOf(persist, queryKey));
      const found = (isKept ? [] : active)
        .filter(({ queryKey }) => scopes.includes(queryKey[3]) && !isAnswerOf(['investorList'], queryKey))
        .map(({ queryKey: [, url, data] }) => ({ url: String(url), data, facts: operationAt(String(url)) }))
        .filter(({ facts }) => facts.session === 'required' && facts.answer === 'json')
        .slice(0, most);
      const asked: Asked = {
        place: placeNow(),
        queries: found.map(({ url, data }) => [url, data]),
        facts: Object.fromEntries(found.map(({ facts: { id, ...facts } }) => [id, facts])),
      };
      writeStored('asked', JSON.stringify(asked));
    };
    window.addEventListener('pagehide', note);
    return () => window.removeEventListener('pagehide', note);
  }, [persist, queryClient, session]);
}
