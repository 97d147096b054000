import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Portal } from '../config/portal.ts';
import { PortalProvider } from '../portal/PortalContext.tsx';
import type { Session } from '../session/createSession.ts';
import { SessionProvider } from '../session/SessionContext.tsx';
import { ToastList } from '../widgets/ToastList.tsx';
import { toastStore } from '../widgets/toastStore.ts';
import { useToasts } from '../widgets/useToasts.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface AppProps {
  portal: Portal;
  /** Draws the signed-in routes. */
  SignedIn: ComponentType;
  session: Session;
  queryClient: QueryClient;
}

/** The whole portal. */
export function App({ portal, SignedIn, session, queryClient }: AppProps) {
  return (
    <ErrorBoundary>
      <PortalProvider portal={portal}>
        <SessionProvider session={session}>
          <QueryClientProvider client={queryClient}>
            {/* A choice that the URL keeps is drawn at once; nothing on a screen waits for what comes later. */}
            <BrowserRouter useTransitions={false}>
              <AppRoutes SignedIn={SignedIn} />
            </BrowserRouter>
            <Toasts />
          </QueryClientProvider>
        </SessionProvider>
      </PortalProvider>
    </ErrorBoundary>
  );
}

function Toasts() {
  return (
    <ToastList
      items={useToasts()}
      onClose={toastStore.dismiss}
      onPause={toastStore.pause}
      onResume={toastStore.resume}
    />
  );
}
