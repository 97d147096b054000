import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import type { Session } from '../client/session/createSession.ts';
import { SessionProvider } from '../client/session/SessionContext.tsx';
import type { Portal } from '../config/portal.ts';
import { translated } from '../config/translated.ts';
import { DisplayProvider } from '../screen/DisplayContext.tsx';
import { LanguageProvider } from '../screen/LanguageContext.tsx';
import { askToLeave } from '../screen/leaving.ts';
import { PortalProvider } from '../screen/PortalContext.tsx';
import { ToastList } from '../ui/ToastList.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { withSecondTry } from '../ui/withSecondTry.ts';
import { fetchTexts } from '../values/text/loadTexts.ts';
import { text } from '../values/text/text.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { type ActiveLanguage, loadLanguage, rememberTag } from './language.ts';
import { lazySignedIn } from './lazySignedIn.tsx';
import { reportError } from './reportError.ts';
import type { LoadPortal } from './SignedIn.tsx';
import { useDisplayChoice } from './useDisplayChoice.ts';

interface AppProps {
  /** The part of the config that visitors need; `load` loads the rest. */
  portal: Portal;
  load: LoadPortal;
  /** The initial language. */
  spoken: ActiveLanguage;
  session: Session;
  queryClient: QueryClient;
  /** The router, which provides the address to its children. */
  Router: ComponentType<{ children: ReactNode }>;
}

export function App({ portal, load, spoken: initial, session, queryClient, Router }: AppProps) {
  const [spoken, setSpoken] = useState(initial);
  const { tag, translations } = spoken;
  const shown = useMemo(() => ({ ...translated(portal, translations), locale: tag }), [portal, translations, tag]);
  const SignedIn = useMemo(() => lazySignedIn(load, tag), [load, tag]);
  const display = useDisplayChoice();
  async function change(next: string) {
    try {
      // Loads everything that the screens need first: a switch that failed halfway would leave them without texts.
      await withSecondTry(() => fetchTexts(next, SignedIn.isHere()));
      setSpoken(await loadLanguage(next));
      rememberTag(next);
    } catch (error) {
      reportError(error);
      toastStore.show({ tone: 'error', text: text.languages.notChanged });
    }
  }
  const language = {
    tag,
    choose(next: string) {
      askToLeave(() => void change(next));
    },
  };
  return (
    // Changing the language remounts everything.
    <ErrorBoundary key={tag}>
      <LanguageProvider value={language}>
        <DisplayProvider value={display}>
          <PortalProvider value={shown}>
            <SessionProvider session={session}>
              <QueryClientProvider client={queryClient}>
                <Router>
                  <AppRoutes SignedIn={SignedIn} isRedrawn={spoken !== initial} />
                </Router>
                <Toasts />
              </QueryClientProvider>
            </SessionProvider>
          </PortalProvider>
        </DisplayProvider>
      </LanguageProvider>
    </ErrorBoundary>
  );
}

function Toasts() {
  return (
    <ToastList
      items={useSyncExternalStore(toastStore.subscribe, toastStore.shown, toastStore.shown)}
      onClose={toastStore.dismiss}
      onPause={toastStore.pause}
      onResume={toastStore.resume}
    />
  );
}
