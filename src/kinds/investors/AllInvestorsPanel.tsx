import { useCoolDown } from '../../client/useCoolDown.ts';
import { mostSchedules } from '../../figures/loansToAsk.ts';
import { tryAgain } from '../../screen/tryAgain.ts';
import { useFormat, usePlainFormat } from '../../screen/useFormat.ts';
import { Row, Small } from '../../ui/box.tsx';
import { SectionError } from '../../ui/SectionError.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SlowNotice } from '../../ui/SlowNotice.tsx';
import { text } from '../../values/text/text.ts';
import styles from './AllInvestorsPanel.module.css';
import { InvestorButton, UnknownInvestor } from './InvestorButton.tsx';
import { InvestorTotals } from './InvestorTotals.tsx';
import type { Investor } from './lookedAt.ts';
import { type InvestorRow, isMissing, useAllInvestors } from './useAllInvestors.ts';

interface AllInvestorsPanelProps {
  /** The investors who are checked, and the rest. */
  asked: readonly Investor[];
  beyond: readonly Investor[];
  selected: number | undefined;
  onChoose: (investorId: number, path?: string) => void;
  onClose: () => void;
}

const namesOf = (investors: readonly Investor[]) => investors.map(({ name }) => name).join(text.values.list);

/** What all investors have together, and each investor with any problems; those who need attention come first. */
export function AllInvestorsPanel({ asked, beyond, selected, onChoose, onClose }: AllInvestorsPanelProps) {
  const format = useFormat();
  const count = usePlainFormat();
  const answer = useAllInvestors(asked);
  const { rows, isWaiting, period, loansBeyond } = answer;
  const words = text.allInvestors;
  const all = count('number', asked.length + beyond.length);
  const some = beyond.length > 0 ? words.ofSome(count('number', asked.length), all) : undefined;
  return (
    <Sheet open side="end" size="wide" title={text.layout.allInvestors} onClose={onClose}>
      <div aria-busy={isWaiting}>
        <InvestorTotals answer={answer} of={some} />
        {loansBeyond > 0 && (
          <Small>{words.loansBeyond(loansBeyond, count('number', loansBeyond), count('number', mostSchedules))}</Small>
        )}
        <Failure rows={rows} />
        <Row align="baseline" justify="between" gap="1 4" className={styles.head}>
          <h3>{words.count(all)}</h3>
          <Small>{period ? words.columnsSince(format('date', period.from)) : words.columns}</Small>
        </Row>
        <ul className={styles.investors}>
          {inOrder(rows).map((row) => (
            <li key={row.investor.investor_id}>
              <InvestorButton row={row} isShown={row.investor.investor_id === selected} onChoose={onChoose} />
            </li>
          ))}
          {beyond.map((investor) => (
            <li key={investor.investor_id}>
              <UnknownInvestor investor={investor} onChoose={onChoose} />
            </li>
          ))}
        </ul>
        {beyond.length > 0 && <Small>{words.beyond(count('number', asked.length), namesOf(beyond))}</Small>}
        <Small>{words.hint}</Small>
        {isWaiting && <SlowNotice />}
      </div>
    </Sheet>
  );
}

/** Puts those who need attention first, but only once all are known, so that nothing jumps in between. */
const inOrder = (rows: readonly InvestorRow[]) =>
  rows.some(({ check }) => check === 'waiting')
    ? rows
    : rows.toSorted((a, b) => Number(b.arrears.length > 0) - Number(a.arrears.length > 0));

/** Names the investors whose data could not all be loaded, with a way to try again. */
function Failure({ rows }: { rows: readonly InvestorRow[] }) {
  const failed = rows.filter(({ queries }) => queries.some(isMissing));
  const queries = failed.flatMap((row) => row.queries);
  const isCoolingDown = useCoolDown(queries.find(({ error }) => error)?.error ?? null);
  if (failed.length === 0) return null;
  return (
    <SectionError
      message={text.allInvestors.failed(namesOf(failed.map(({ investor }) => investor)))}
      busy={queries.some(({ isFetching }) => isFetching)}
      disabled={isCoolingDown}
      onRetry={() => tryAgain(queries)}
    />
  );
}
