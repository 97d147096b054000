import '../session/md5.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { addAnswerCheck } from '../api/answerCheck.ts';
import { keepsOutline } from '../api/keepsOutline.ts';
import { queryFor } from '../api/queryFor.ts';
import { MainLayout } from '../layout/MainLayout.tsx';
import { PlainLayout } from '../layout/PlainLayout.tsx';
import { usePortal } from '../portal/PortalContext.tsx';
import { RememberedProvider } from '../screens/RememberedContext.tsx';
import { RenderersProvider } from '../screens/RenderersContext.tsx';
import { renderers } from '../screens/renderers.tsx';
import { Screen } from '../screens/Screen.tsx';
import { useSession, useSessionState } from '../session/SessionContext.tsx';
import { addMoreIcons } from '../widgets/moreIcons.ts';
import { SectionError } from '../widgets/SectionError.tsx';
import { NotFound } from './NotFound.tsx';
import { rememberedChoices } from './rememberedChoices.ts';
import { routesOf } from './routesOf.tsx';
import { SessionEnd } from './SessionEnd.tsx';
import { useKeptAnswers } from './useKeptAnswers.ts';
import { Waiting } from './Waiting.tsx';

addMoreIcons();
addAnswerCheck(keepsOutline);

/** The signed-in routes, once it is clear whose they are (specification, section 4, investor selection). */
export function SignedIn() {
  const { noInvestors, routes } = usePortal();
  const session = useSession();
  const { investorId } = useSessionState();
  useKeptAnswers();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryFor('investorList', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (data) session.chooseFrom(data);
  }, [data, session]);
  if (error) {
    return (
      <PlainLayout>
        <SectionError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      </PlainLayout>
    );
  }
  if (data?.investors.length === 0) {
    return (
      <RenderersProvider renderers={renderers}>
        <PlainLayout>
          <Screen
            screen={noInvestors}
            investor={{ id: undefined, name: undefined }}
            notFound={<NotFound framed />}
            unavailable={null} // It has no part, by the check of the config.
          />
        </PlainLayout>
      </RenderersProvider>
    );
  }
  if (!data || investorId === undefined) return <Waiting />;
  return (
    <RenderersProvider renderers={renderers}>
      <RememberedProvider remembered={rememberedChoices}>
        <Routes>
          <Route element={<MainLayout investors={data} />}>
            {routesOf(routes.signedIn)}
            <Route path="*" element={<NotFound framed />} />
          </Route>
        </Routes>
      </RememberedProvider>
      <SessionEnd />
    </RenderersProvider>
  );
}
