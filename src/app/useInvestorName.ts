import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../api/queryFor.ts';
import { useSessionState } from '../session/SessionContext.tsx';

/** The name of the investor that is looked at; undefined without one. Never asks the server by itself. */
export function useInvestorName(): string | undefined {
  const { isSignedIn, investorId } = useSessionState();
  const { data } = useQuery({ ...queryFor('investorList', {}), enabled: false });
  return isSignedIn ? data?.investors.find((investor) => investor.investor_id === investorId)?.name : undefined;
}
