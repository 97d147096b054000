import type { Loan } from '../../figures/answers.ts';
import type { MyLoan } from '../../figures/myLoan.ts';
import buttonStyles from '../../ui/Button.module.css';
import { Row } from '../../ui/box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { telephoneLink } from '../../values/contactLinks.ts';
import { text } from '../../values/text/text.ts';
import '../../ui/moreIcons.ts';
import { useManager } from '../requests/useManager.ts';
import { AskLoan } from './AskLoan.tsx';
import styles from './LoanPanel.module.css';

interface LoanWaysProps {
  loan: Loan;
  mine: MyLoan;
  /** Payments were missed: the telephone number is written out. */
  isUrgent?: boolean;
}

/** Ways to ask about the loan, in writing or by telephone. */
export function LoanWays({ loan, mine, isUrgent = false }: LoanWaysProps) {
  const manager = useManager();
  const words = text.loan;
  const { phone = '', phone_extension: extension } = manager?.member ?? {};
  const href = telephoneLink(phone, extension ?? undefined);
  const number = extension ? text.people.extension(phone, extension) : phone;
  return (
    <Row gap="3" above="4" className={styles.ways} data-urgent={isUrgent}>
      <AskLoan
        name={loan.name}
        loanId={loan.loan_id}
        investmentId={mine.holdings[0]?.investment_id}
        loan={loan}
        maturity={mine.maturity?.day}
      />
      {manager && href && (
        <a className={buttonStyles.button} data-variant="secondary" data-size="medium" href={href}>
          <Icon name="phone" />
          <span>
            <span>{words.call(manager.name)}</span>
            {isUrgent && <span className={styles.number}>{words.number(number)}</span>}
          </span>
        </a>
      )}
    </Row>
  );
}
