import { useLocation } from 'react-router-dom';
import { sectionPlace, subjectPath } from '../../config/places.ts';
import type { PlacedSection } from '../../config/portal.ts';
import type { Investment } from '../../figures/answers.ts';
import { Link } from '../../screen/Link.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';

/** The table that lists the holdings, which opens the details of one. */
const listsHoldings = ({ kind, query }: PlacedSection) => kind === 'table' && query === 'investmentList';

interface HoldingLinkProps {
  loanId: number | undefined;
  /** The holdings; none if the loan is no longer held. */
  holdings: readonly Pick<Investment, 'investment_id'>[];
  children: string;
}

/** Leads to the screen of a loan or the details of another holding; plain text if the portal has neither. */
export function HoldingLink({ loanId, holdings, children }: HoldingLinkProps) {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  const loan = loanId === undefined ? undefined : subjectPath(portal, 'loanDetails', loanId);
  if (loan !== undefined) return <Link to={loan}>{children}</Link>;
  const place = sectionPlace(portal, listsHoldings);
  const [holding] = holdings;
  if (loanId !== undefined || !place || !holding) return <span>{children}</span>;
  const parameters = new URLSearchParams(place.path === pathname ? search : '');
  parameters.set(`${place.section.id}-row`, String(holding.investment_id));
  return <Link to={{ pathname: place.path, search: String(parameters) }}>{children}</Link>;
}
