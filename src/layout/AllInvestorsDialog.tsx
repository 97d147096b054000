import type { Data } from '../api/types.ts';
import type { Portal } from '../config/portal.ts';
import { readDecimal } from '../format/decimal.ts';
import { label } from '../format/label.ts';
import { type Format, useFormat } from '../portal/useFormat.ts';
import { text } from '../text/text.ts';
import { Badge } from '../widgets/Badge.tsx';
import { Button } from '../widgets/Button.tsx';
import { Dialog } from '../widgets/Dialog.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import styles from './AllInvestorsDialog.module.css';
import { type InvestorRow, totalsOf, useInvestorTotals } from './useInvestorTotals.ts';

interface AllInvestorsDialogProps {
  investors: Data<'investorList'>['investors'];
  allInvestors: NonNullable<Portal['allInvestors']>;
  /** The selected investor. */
  selected: number | undefined;
  /** Called with the investor to switch to. */
  onChoose: (investorId: number) => void;
  onClose: () => void;
}

/** The totals of all linked investors, which are never added across currencies. */
export function AllInvestorsDialog({ investors, allInvestors, selected, onChoose, onClose }: AllInvestorsDialogProps) {
  const rows = useInvestorTotals(investors, allInvestors);
  const warning = allInvestors.warning?.label;
  return (
    <Dialog title={text.layout.allInvestors} description={text.allInvestors.hint} onClose={onClose}>
      <ul className={styles.investors}>
        {rows.map((row) => (
          <li key={row.investor.investor_id}>
            <Investor
              row={row}
              warning={warning}
              isSelected={row.investor.investor_id === selected}
              onChoose={() => onChoose(row.investor.investor_id)}
            />
          </li>
        ))}
      </ul>
      <Totals rows={rows} />
    </Dialog>
  );
}

interface InvestorProps {
  row: InvestorRow;
  warning: string | undefined;
  isSelected: boolean;
  onChoose: () => void;
}

function Investor({ row, warning, isSelected, onChoose }: InvestorProps) {
  const { name, investor_type, investor_number } = row.investor;
  const facts = [investor_type && label(investor_type), investor_number].filter(Boolean);
  return (
    <button type="button" className={styles.investor} aria-current={isSelected || undefined} onClick={onChoose}>
      <span className={styles.who}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span> </span>
        <span className={styles.facts}>{facts.join(' · ')}</span>
        <span> </span>
        {row.isWarned && warning && <Badge tone="warning">{warning}</Badge>}
      </span>
      <span> </span>
      <Amount row={row} />
    </button>
  );
}

function Amount({ row: { state, amount, currency } }: Pick<InvestorProps, 'row'>) {
  const format = useFormat();
  if (state === 'loading') return <Skeleton width="var(--size-20)" />;
  if (state === 'failed') return <span className={styles.facts}>{text.allInvestors.failed}</span>;
  return <span className={styles.amount}>{moneyIn(format, amount, currency)}</span>;
}

/** An amount with the code of its currency, since several may stand below each other. */
function moneyIn(format: Format, amount: unknown, currency: unknown): string {
  const written = format('money', amount, currency);
  return written === text.values.unknown || typeof currency !== 'string' ? written : `${written} ${currency}`;
}

function Totals({ rows }: { rows: readonly InvestorRow[] }) {
  const format = useFormat();
  const missing = rows.filter(({ state }) => state === 'failed');
  const known = rows.filter(({ state }) => state === 'known');
  const unreadable = known.filter(({ amount }) => readDecimal(amount) === undefined);
  const failed = rows.filter(({ retry }) => retry);
  const count = (of: readonly InvestorRow[]) => format('number', of.length);
  const names = (of: readonly InvestorRow[]) => of.map(({ investor }) => investor.name).join(text.values.list);
  if (rows.some(({ isAwaited }) => isAwaited)) return <Skeleton lines={2} />;
  return (
    <div className={styles.totals}>
      <h3 className={styles.title}>
        {missing.length > 0
          ? text.allInvestors.partial(count(known), count(rows))
          : text.allInvestors.total(count(rows))}
      </h3>
      {totalsOf(rows).map(({ currency, sum }) => (
        <p key={String(currency)} className={styles.amount}>
          {sum === undefined ? text.values.unknown : moneyIn(format, sum, currency)}
        </p>
      ))}
      {unreadable.length > 0 && <p className={styles.facts}>{text.allInvestors.unreadable(names(unreadable))}</p>}
      {failed.length > 0 && (
        <div className={styles.missing} role="alert">
          <p>
            {missing.length > 0 ? text.allInvestors.missing(names(missing)) : text.allInvestors.unknown(names(failed))}
          </p>
          <Button
            size="small"
            icon="refresh"
            onClick={() => {
              for (const { retry } of failed) retry?.();
            }}
          >
            {text.actions.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
