import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { isOfAnother } from '../client/scope.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { announce } from '../ui/toastStore.ts';
import { text } from '../values/text/text.ts';
import { useInvestor } from './InvestorContext.tsx';
import { Link } from './Link.tsx';
import { usePortal } from './PortalContext.tsx';

interface AbsentProps {
  /** Of the query that did not find the subject. */
  queryKey: QueryKey;
  notFound: ReactElement;
  /** Wraps what the screen shows instead. */
  frame: (content: ReactElement) => ReactElement;
}

/**
 * Shown for a subject that the investor does not have: it does not exist, unless it was shown for another investor
 * before the switch.
 */
export function Absent({ queryKey, notFound, frame }: AbsentProps) {
  const known = useQueryClient().getQueriesData({
    queryKey: queryKey.slice(0, -1),
  });
  const isHeldByAnother = known.some(([key, data]) => isOfAnother(key) && data !== undefined);
  return isHeldByAnother ? frame(<NotHeld />) : notFound;
}

function NotHeld() {
  const { name = '' } = useInvestor();
  const { paths } = usePortal();
  const title = text.loan.notHeld(name);
  useEffect(() => announce(title), [title]);
  return (
    <EmptyState
      title={title}
      text={text.loan.notHeldHint}
      action={<Link to={paths.home}>{text.screens.toOverview}</Link>}
    />
  );
}
