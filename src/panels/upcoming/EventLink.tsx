import { subjectPath } from '../../frame/places.ts';
import { Link } from '../../portal/Link.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import type { UpcomingEvent } from '../../portfolio/upcoming.ts';
import { HoldingLink } from '../parts/HoldingLink.tsx';

/** Leads to the loan, the holding or the offer that an event is about; plain text where the portal has no screen for it. */
export function EventLink({ event, children }: { event: UpcomingEvent; children: string }) {
  const portal = usePortal();
  if (event.what !== 'offer') {
    const { loanId, holdings } =
      event.what === 'payment' ? event.payment : { loanId: event.holdings[0].loan_id, holdings: event.holdings };
    return (
      <HoldingLink loanId={loanId} holdings={holdings}>
        {children}
      </HoldingLink>
    );
  }
  const to = subjectPath(portal, 'opportunityDetails', event.offer.opportunity_id);
  return to === undefined ? <span>{children}</span> : <Link to={to}>{children}</Link>;
}
