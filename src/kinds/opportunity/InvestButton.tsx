import { useState } from 'react';
import type { OpportunityDetails } from '../../figures/answers.ts';
import { requestIn } from '../../figures/opportunity.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { text } from '../../values/text/text.ts';
import type { InvestSheetProps } from './InvestSheet.tsx';
import styles from './OpportunityPanel.module.css';
import { useOpportunityWords } from './useOpportunityWords.ts';

// Loaded only once they are opened.
const InvestSheet = lazyDialog(async () => (await import('./InvestSheet.tsx')).InvestSheet);
const AskSheet = lazyDialog(async () => (await import('../requests/AskSheet.tsx')).AskSheet);

/** Opens a request to invest in the opportunity, or to change an earlier request. */
export function InvestButton(props: Omit<InvestSheetProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const { invest, change } = text.opportunity;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {requestIn(props.opportunity) ? change : invest}
      </Button>
      {isOpen && <InvestSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A question to the opportunity's contact, in a dialog. */
export function AskButton({ opportunity }: { opportunity: OpportunityDetails }) {
  const [isAsking, setAsking] = useState(false);
  const named = useOpportunityWords(opportunity).named(opportunity);
  const { contact, opportunity_id, reference } = opportunity;
  return (
    <>
      <Button variant="link" className={styles.ask} onClick={() => setAsking(true)}>
        {text.opportunity.ask}
      </Button>
      {isAsking && (
        <AskSheet
          title={text.opportunity.ask}
          about={named}
          hint={text.ask.opportunityAttached}
          to={contact && { id: contact.member_id, name: contact.name }}
          message={{ topic: 'Other', subject: text.ask.subject(reference || named), context: { opportunity_id } }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
