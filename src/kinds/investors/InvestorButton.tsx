import { subjectPath } from '../../config/places.ts';
import type { Arrears } from '../../figures/arrears.ts';
import { earnedByCurrency } from '../../figures/earned.ts';
import type { Sum } from '../../figures/exactAmounts.ts';
import { investedOf } from '../../figures/holdings.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { Small } from '../../ui/box.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isolated, listed } from '../../values/isolated.ts';
import { label } from '../../values/label.ts';
import { text } from '../../values/text/text.ts';
import { behindText, failedText } from '../attention/arrearsText.ts';
import styles from './AllInvestorsPanel.module.css';
import type { Investor } from './lookedAt.ts';
import type { InvestorRow } from './useAllInvestors.ts';

interface InvestorButtonProps {
  row: InvestorRow;
  isShown: boolean;
  /** Leads to their portfolio, or to this path. */
  onChoose: (investorId: number, path?: string) => void;
}

/** An investor with what they have and earned, which leads to their portfolio, and any problems, which lead to the loan. */
export function InvestorButton({ row, isShown, onChoose }: InvestorButtonProps) {
  const format = useFormat();
  const portal = usePortal();
  const { investor, investments, earned, arrears, check } = row;
  const words = text.allInvestors;
  const sums = investments && investedOf(investments);
  const written = (sum: readonly Sum[]) =>
    sum.map(({ amount, currency }) => format('money', amount, currency)).join(text.values.list);
  const invested = sums && written(sums);
  const isMissing = investments === undefined && check === 'failed';
  return (
    <>
      <Choice
        investor={investor}
        isShown={isShown}
        onChoose={onChoose}
        amount={
          invested === undefined && !isMissing ? (
            <Skeleton width="var(--size-20)" />
          ) : (
            <Figure>{isMissing ? words.unavailable : invested || format('money', 0, earned?.currency)}</Figure>
          )
        }
        earned={earned && words.earnedBy(written(earnedByCurrency(row).filter(({ amount }) => amount !== undefined)))}
      >
        {check === 'failed' && (
          <Small as="span" className={styles.unchecked}>
            {words.unchecked}
          </Small>
        )}
      </Choice>
      {arrears.map((one) => {
        const { place, loanId } = one;
        const path = loanId === undefined ? undefined : subjectPath(portal, 'loanDetails', loanId);
        const said = (
          <>
            <Icon name="warning" />
            <span>{` ${alertText(one, row.isWhole, format)}`}</span>
          </>
        );
        return path === undefined ? (
          <p key={place} className={styles.alert}>
            {said}
          </p>
        ) : (
          <button
            key={place}
            type="button"
            className={styles.alert}
            onClick={() => onChoose(investor.investor_id, path)}
          >
            {said}
            <Icon name="next" />
          </button>
        );
      })}
    </>
  );
}

/** An investor who is not checked for alerts. */
export function UnknownInvestor({ investor, onChoose }: { investor: Investor; onChoose: (id: number) => void }) {
  return (
    <Choice
      investor={investor}
      isShown={false}
      onChoose={onChoose}
      amount={<Small as="span">{text.allInvestors.notLookedAt}</Small>}
    />
  );
}

/** What failed and what is past due in one investment. */
function alertText(arrears: Arrears, isWhole: boolean, format: Format): string {
  const failed = failedText(arrears, isWhole, format);
  return [failed && `${failed}.`, behindText(arrears, format)].filter(Boolean).join(' ');
}

interface ChoiceProps extends Omit<InvestorButtonProps, 'row'> {
  investor: Investor;
  amount: Elements;
  earned?: string | undefined;
  children?: Elements;
}

function Choice({ investor, isShown, onChoose, amount, earned, children }: ChoiceProps) {
  const { investor_id: id, name, investor_type: type, investor_number: number } = investor;
  const facts = [type && label(type), number, isShown && text.allInvestors.shown];
  return (
    <button type="button" className={styles.investor} aria-current={isShown || undefined} onClick={() => onChoose(id)}>
      <span className={styles.name}>{`${isolated(name)} `}</span>
      <span className={styles.amount}>{amount}</span>
      <Icon name="next" />
      <Small as="span" className={styles.facts}>{` ${listed(facts)}`}</Small>
      <Small as="span" className={styles.earned}>
        {earned && ` ${earned}`}
      </Small>
      {children}
    </button>
  );
}
