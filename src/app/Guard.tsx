import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { queryFor } from '../api/queryFor.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { withSecondTry } from '../screens/withSecondTry.ts';
import { useSession, useSessionState } from '../session/SessionContext.tsx';
import { text } from '../text/text.ts';
import { Loading } from '../widgets/Loading.tsx';
import { SectionError } from '../widgets/SectionError.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { Message } from './Message.tsx';

const loadLayout = () => withSecondTry(() => import('../layout/MainLayout.tsx'));

// The sign-in page comes without what only the signed-in need.
const MainLayout = lazy(async () => ({ default: (await loadLayout()).MainLayout }));

/** Lets the signed-in through; others sign in first, or set their first password, and come back to where they wanted to go. */
export function Guard() {
  const { paths } = usePortal();
  const { isSignedIn, mustSetPassword } = useSessionState();
  const { pathname, search, hash } = useLocation();
  if (mustSetPassword) return <Navigate to={paths.newPassword} replace />;
  if (!isSignedIn) return <Navigate to={paths.signIn} replace state={{ returnTo: `${pathname}${search}${hash}` }} />;
  return <InvestorGate />;
}

/** Nothing is asked for before it is clear whose it is (specification, section 4, investor selection). */
function InvestorGate() {
  const session = useSession();
  const { investorId } = useSessionState();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryFor('investorList', {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    // Beside the list of investors, not after it. A failure comes up where the layout is drawn.
    loadLayout().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (data) session.chooseFrom(data);
  }, [data, session]);
  if (error) {
    return (
      <Message>
        <SectionError message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      </Message>
    );
  }
  if (data?.investors.length === 0) {
    return <Message title={text.screens.noInvestors} hint={text.screens.noInvestorsHint} />;
  }
  if (!data || investorId === undefined) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      {/* Another investor is another page: nothing on it outlives the switch. */}
      <MainLayout key={investorId} investors={data} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <Message>
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    </Message>
  );
}
