import { useState } from 'react';
import { Link } from '../../portal/Link.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import type { Offer } from '../../portfolio/answers.ts';
import { requestIn } from '../../portfolio/offer.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { lazyDialog } from '../../widgets/lazyDialog.tsx';
import { contactPath } from '../parts/contactPath.ts';
import styles from './Calculator.module.css';
import type { InvestSheetProps } from './InvestSheet.tsx';

// Loaded only once it is opened.
const InvestSheet = lazyDialog(async () => (await import('./InvestSheet.tsx')).InvestSheet);

/** Asks to invest in the offer, or to change what has been asked for. */
export function InvestButton(props: Omit<InvestSheetProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const { invest, change } = text.offer;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {requestIn(props.offer) ? change : invest}
      </Button>
      {isOpen && <InvestSheet {...props} onClose={() => setOpen(false)} />}
    </>
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
