import type { Coming } from '../../figures/upcoming.ts';
import { HoldingLink } from '../holdings/HoldingLink.tsx';

interface EventLinkProps {
  event: Coming;
  children: string;
}

/** Leads to the loan or the holding of an event; plain text if the portal has no screen for it. */
export function EventLink({ event, children }: EventLinkProps) {
  const { loanId, holdings } =
    event.what === 'payment' ? event.payment : { loanId: event.holdings[0].loan_id, holdings: event.holdings };
  return (
    <HoldingLink loanId={loanId} holdings={holdings}>
      {children}
    </HoldingLink>
  );
}
