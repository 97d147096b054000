import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isAnswerOf } from '../api/isAnswerOf.ts';
import { operationAt } from '../api/operationAt.ts';
import type { operationFacts } from '../api/operationFacts.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { useSession } from '../session/SessionContext.tsx';
import { writeStored } from '../session/storage.ts';
import { placeNow } from './askAhead.ts';

/** What a screen asks, without the answers. */
export interface Asked {
  /** The build and the address (`placeNow`). */
  place: string;
  queries: { url: string; data: unknown; scope: unknown }[];
  /** What has to be known to send them (`operationFacts`). */
  facts: Partial<typeof operationFacts>;
}

/** More would compete with the code for the network. */
const most = 12;

/**
 * Notes what the screen asks when the page is left, so that a reload asks it again before its code is here (`askAhead`).
 * What is kept with its answer, or asked by every page, is left out.
 */
export function useAskedQueries(): void {
  const { persist } = usePortal();
  const session = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    const note = () => {
      if (!session.isCurrent()) return;
      const keys = queryClient
        .getQueryCache()
        .findAll({ type: 'active' })
        .map(({ queryKey }) => queryKey)
        .filter((key) => !isAnswerOf([...persist, 'investorList'], key));
      const found = keys
        .map(([, url, data, scope]) => ({ url: String(url), data, scope, facts: operationAt(String(url)) }))
        .filter(({ facts }) => facts.session === 'required' && facts.answer === 'json')
        .slice(0, most);
      const asked: Asked = {
        place: placeNow(),
        queries: found.map(({ url, data, scope }) => ({ url, data, scope })),
        facts: Object.fromEntries(found.map(({ facts: { id, ...facts } }) => [id, facts])),
      };
      writeStored('asked', JSON.stringify(asked));
    };
    window.addEventListener('pagehide', note);
    return () => window.removeEventListener('pagehide', note);
  }, [persist, queryClient, session]);
}
