import { useState } from 'react';
import { telephoneLink } from '../../format/contactLinks.ts';
import type { Loan } from '../../portfolio/answers.ts';
import { text } from '../../text/text.ts';
import buttonStyles from '../../widgets/Button.module.css';
import { Button } from '../../widgets/Button.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { lazyDialog } from '../../widgets/lazyDialog.tsx';
import '../../widgets/moreIcons.ts';
import { useManager } from '../parts/useManager.ts';
import styles from './LoanWays.module.css';

const AskSheet = lazyDialog(async () => (await import('../parts/AskSheet.tsx')).AskSheet);

interface LoanWaysProps {
  loan: Loan;
  investmentId: number | undefined;
  /** Something is missed: the telephone number is written out. */
  isUrgent?: boolean;
  /** Questions that are often asked about it. */
  questions: readonly { label: string; message: string }[];
}

/** Asks about the loan, in writing or by telephone. */
export function LoanWays({ loan, investmentId, isUrgent = false, questions }: LoanWaysProps) {
  const [isAsking, setAsking] = useState(false);
  const manager = useManager();
  const words = text.loan;
  const { phone = '', phone_extension: extension } = manager?.member ?? {};
  const href = telephoneLink(phone, extension ?? undefined);
  const number = extension ? text.people.extension(phone, extension) : phone;
  return (
    <div className={styles.ways} data-urgent={isUrgent}>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {text.attention.ask}
      </Button>
      {manager && href && (
        <a className={buttonStyles.button} data-variant="secondary" data-size="medium" href={href}>
          <Icon name="phone" />
          <span>
            <span>{words.call(manager.name)}</span>
            {isUrgent && <span className={styles.number}>{words.number(number)}</span>}
          </span>
        </a>
      )}
      {isAsking && (
        <AskSheet
          title={text.attention.ask}
          about={`${loan.name}${text.values.list}${loan.loan_number}`}
          questions={questions}
          hint={text.ask.attached}
          message={{
            topic: 'Other',
            subject: text.ask.aboutLoan(loan.loan_number),
            context: { loan_id: loan.loan_id, ...(investmentId !== undefined && { investment_id: investmentId }) },
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
