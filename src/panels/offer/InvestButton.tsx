import { ButtonLink } from '../../frame/ButtonLink.tsx';
import { Link } from '../../portal/Link.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import type { Offer } from '../../portfolio/answers.ts';
import { requestIn } from '../../portfolio/offer.ts';
import { text } from '../../text/text.ts';
import { contactPath } from '../parts/contactPath.ts';
import styles from './Calculator.module.css';

/** Asks to invest in the offer, or to change what has been asked for. */
export function InvestButton({ offer }: { offer: Offer }) {
  const path = contactPath(usePortal(), {
    topic: 'Deposit Request',
    'context.opportunity_id': offer.opportunity_id,
  });
  const { invest, change } = text.offer;
  return path === undefined ? null : (
    <ButtonLink to={path} variant="primary">
      {requestIn(offer) ? change : invest}
    </ButtonLink>
  );
}

/** A message to the manager’s team about the offer. */
export function AskLink({ offer }: { offer: Offer }) {
  const path = contactPath(usePortal(), { topic: 'Other', 'context.opportunity_id': offer.opportunity_id });
  return path === undefined ? null : (
    <Link className={styles.ask} to={path}>
      {text.offer.ask}
    </Link>
  );
}
