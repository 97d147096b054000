import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { fetchRenderers } from '../frame/fetchRenderers.ts';
import { panelQueries } from '../panels/panelQueries.ts';
import { firstQueries } from '../sections/firstQueries.ts';
import { useSession } from '../session/SessionContext.tsx';
import { askEarly } from './askEarly.ts';
import { rememberedChoices } from './rememberedChoices.ts';
import { renderers } from './renderers.ts';
import { useWholePortal } from './WholePortalContext.tsx';

/** What announces that a link may be followed. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

/** How often to look whether the first screen is drawn, in milliseconds. */
const quietMs = 2000;

/** Whether nothing on the page is still loading. A section that has its answers may still lack its code. */
const isDrawn = () => document.querySelector('h1') !== null && !document.querySelector('[aria-busy="true"]');

/** Whether the visitor asked the browser to load little; not every browser knows. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Whether the browser knows that it has no connection. */
const isOffline = () => navigator.onLine === false;

/**
 * Makes changes of the screen quick: a link that may be followed soon has the code and the first answers of its screen
 * loaded, and the code of all screens is loaded when there is nothing else to do.
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
      for (const query of firstQueries(screen, { portal, investorId, params, isChosen, panelQueries })) {
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

    let timer: ReturnType<typeof setTimeout> | undefined;
    const prepareAll = async () => {
      const { routes } = await loadWhole();
      const sections = Object.values(routes.signedIn).flatMap((screen) => screen.sections);
      await fetchRenderers(renderers, sections);
    };
    const whenQuiet = () => {
      timer = setTimeout(() => {
        if (queryClient.isFetching() > 0 || !isDrawn() || isOffline()) whenQuiet();
        else prepareAll().catch(() => undefined);
      }, quietMs);
    };
    if (!savesData()) whenQuiet();
    return () => {
      clearTimeout(timer);
      for (const intent of intents) document.removeEventListener(intent, onIntent);
    };
  }, [loadWhole, queryClient, session]);
}
