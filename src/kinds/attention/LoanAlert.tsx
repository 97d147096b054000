import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../client/queryFor.ts';
import { subjectPath } from '../../config/places.ts';
import type { Investment, Loan } from '../../figures/answers.ts';
import type { Arrears } from '../../figures/arrears.ts';
import { cash } from '../../figures/cash.ts';
import { ahead } from '../../figures/payment.ts';
import { ButtonLink } from '../../screen/ButtonLink.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Text } from '../../ui/box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { dayOf } from '../../values/calendar.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { AskLoan } from '../loan/AskLoan.tsx';
import { behindText, failedText } from './arrearsText.ts';
import styles from './LoanAlerts.module.css';

interface LoanAlertProps {
  arrears: Arrears;
  investments: readonly Investment[] | undefined;
  /** All payments that failed are known. */
  isWhole: boolean;
}

/** What happened to one investment, what is being done about it, and links to more. */
export function LoanAlert({ arrears, investments, isWhole }: LoanAlertProps) {
  const { loanId = 0, place } = arrears;
  const format = useFormat();
  const portal = usePortal();
  const { data, isLoading } = useQuery({
    ...queryFor('loanDetails', { loan_id: loanId }),
    enabled: loanId > 0,
  });
  const loan = data?.loan_details;
  const words = text.attention;
  const behind = behindText(arrears, format);
  const title = failedText(arrears, isWhole, format) ?? behind ?? '';
  const next = loan && nextPrincipal(loan, investments, place);
  const [update] = loan?.updates ?? [];
  const loanPath = loanId > 0 ? subjectPath(portal, 'loanDetails', loanId) : undefined;
  return (
    <li className={styles.alert} data-holds={isLoading}>
      <Icon name="warning" />
      <div>
        <h3>{title}</h3>
        <p>
          {[
            title !== behind && behind,
            next && words.principalDue(format('money', next.amount, next.currency), format('date', next.day)),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
        {/* About as high as the text of most loans. */}
        {isLoading && (
          <div className={styles.awaited}>
            <Skeleton height="100%" />
          </div>
        )}
        {update && (
          <Text size="table" tone="muted">
            {words.update(
              format('text', update.author),
              format('date', dayOf(update.published_at, 'dateTime')),
              update.body_text,
            )}
          </Text>
        )}
      </div>
      <div className={styles.ways}>
        {loanPath && (
          <ButtonLink variant="secondary" to={loanPath}>
            {words.seeLoan}
          </ButtonLink>
        )}
        <AskLoan
          name={arrears.name}
          loanId={loanId > 0 ? loanId : undefined}
          investmentId={arrears.holdings[0]?.investment_id}
          loan={loan}
          maturity={next?.day}
        />
      </div>
    </li>
  );
}

/** My share of a loan's next principal payment. */
function nextPrincipal(loan: Loan, investments: readonly Investment[] | undefined, place: string) {
  const { entries } = cash({ investments, loans: new Map([[loan.loan_id, loan]]) }, currentDay());
  return entries.find((entry) => entry.place === place && entry.kind === 'principal' && ahead.includes(entry.state));
}
