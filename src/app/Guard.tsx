import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { queryFor } from '../api/queryFor.ts';
import { MainLayout } from '../layout/MainLayout.tsx';
import { usePortal } from '../portal/PortalContext.tsx';
import { useSession, useSessionState } from '../session/SessionContext.tsx';
import { text } from '../text/text.ts';
import { Loading } from '../widgets/Loading.tsx';
import { SectionError } from '../widgets/SectionError.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { Message } from './Message.tsx';

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
  const { data, error, isFetching, refetch } = useQuery(queryFor('investorList', {}));
  useEffect(() => {
    if (data) session.chooseFrom(data);
  }, [data, session]);
  if (error) return <Message><SectionError message={error.message} busy={isFetching} onRetry={() => void refetch()} /></Message>;
  if (data?.investors.length === 0) {
    return <Message title={text.screens.noInvestors} hint={text.screens.noInvestorsHint} />;
  }
  if (!data || investorId === undefined) return <Message><Loading><Skeleton lines={6} /></Loading></Message>;
  // Another investor is another page: nothing on it outlives the switch.
  return <MainLayout key={investorId} investors={data} />;
}
