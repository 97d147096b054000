import { useState } from 'react';
import type { OfferDetails } from '../../figures/answers.ts';
import { requestIn } from '../../figures/offer.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { text } from '../../values/text/text.ts';
import styles from './Calculator.module.css';
import type { InvestSheetProps } from './InvestSheet.tsx';
import { useOfferWords } from './useOfferWords.ts';

// Loaded only once they are opened.
const InvestSheet = lazyDialog(async () => (await import('./InvestSheet.tsx')).InvestSheet);
const AskSheet = lazyDialog(async () => (await import('../requests/AskSheet.tsx')).AskSheet);

/** Opens a request to invest in the offer, or to change an earlier request. */
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

/** A question to the offer's contact, in a dialog. */
export function AskButton({ offer }: { offer: OfferDetails }) {
  const [isAsking, setAsking] = useState(false);
  const named = useOfferWords(offer).named(offer);
  const { contact, opportunity_id, reference } = offer;
  return (
    <>
      <Button variant="link" className={styles.ask} onClick={() => setAsking(true)}>
        {text.offer.ask}
      </Button>
      {isAsking && (
        <AskSheet
          title={text.offer.ask}
          about={named}
          hint={text.ask.offerAttached}
          to={contact && { id: contact.member_id, name: contact.name }}
          message={{ topic: 'Other', subject: text.ask.subject(reference || named), context: { opportunity_id } }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
