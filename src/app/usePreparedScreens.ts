import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { useSession } from '../client/session/SessionContext.tsx';
import { renderers } from '../kinds/drawn.ts';
import { firstQueries } from '../kinds/firstQueries.ts';
import { fetchRenderers } from '../screen/fetchRenderers.ts';
import { useWholePortal } from '../screen/WholePortalContext.tsx';
import { isOffline, whenQuiet } from '../screen/whenQuiet.ts';
import { askEarly } from './askEarly.ts';
import { rememberedChoices } from './rememberedChoices.ts';

/** The events that suggest that a link may be followed. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Makes navigation fast: loads the code and the first answers of a screen as soon as a link to it may be followed, and
 * the code of all screens when the browser is idle.
 */
export function usePreparedScreens(): void {
  const { loadWhole } = useWholePortal();
  const queryClient = useQueryClient();
  const session = useSession();
  useEffect(() => {
    async function prepare({ pathname, search }: URL): Promise<void> {
      const portal = await loadWhole();
      const [found] = Object.entries(portal.routes.signedIn).flatMap(([path, screen]) => {
        const match = matchPath(path, pathname);
        return match ? [{ screen, params: match.params }] : [];
      });
      const investorId = session.state().investorId;
      if (!found || investorId === undefined) return;
      const { screen, params } = found;
      const isChosen = (id: string) => search.includes(`${id}-`) || rememberedChoices.has(id);
      for (const query of firstQueries(screen, { portal, investorId, params, isChosen })) {
        void askEarly(queryClient, query);
      }
      await fetchRenderers(renderers, screen.sections);
    }

    let last: string | undefined;
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const isElsewhere = link?.origin === location.origin && link.pathname !== location.pathname && !link.download;
      if (!isElsewhere || link.href === last || isOffline()) return;
      last = link.href;
      prepare(new URL(link.href)).catch(() => undefined);
    };
    for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });

    const prepareAll = async () => {
      const { routes } = await loadWhole();
      const sections = Object.values(routes.signedIn).flatMap((screen) => screen.sections);
      await fetchRenderers(renderers, sections);
    };
    const giveUp = whenQuiet(queryClient, () => void prepareAll().catch(() => undefined));
    return () => {
      giveUp();
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [loadWhole, queryClient, session]);
}
