import type { Investment } from '../../figures/answers.ts';
import { type FreeDay, freeDays } from '../../figures/holdings.ts';
import { namesAmong } from '../../files/export/accountWords.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { text } from '../../values/text/text.ts';
import styles from './FreeDays.module.css';

/** The maturities and the last days to give notice of all holdings, by day, with what each is worth now. */
export function FreeDays({ investments }: { investments: readonly Investment[] }) {
  const format = useFormat();
  const words = text.holdings;
  const nameOf = namesAmong(investments, format);
  const whatOf = ({ day, how, askBy }: FreeDay) => {
    if (day === undefined) return words.noDay;
    if (how === 'maturity') return words.maturity;
    return askBy === undefined ? words.redeems : words.notice(format('date', day));
  };
  return (
    <div className={styles.days}>
      <h3 className={styles.title}>{words.freeDays}</h3>
      <DataTable
        label={words.freeDays}
        columns={[
          { id: 'due', header: words.due, nowrap: true, place: 'when', cell: ({ due }) => format('date', due) },
          {
            id: 'investment',
            header: words.investment,
            place: 'primary',
            cell: ({ investment }) => nameOf(investment),
          },
          { id: 'what', header: words.what, place: 'state', cell: whatOf },
          {
            id: 'value',
            header: words.value,
            numeric: true,
            place: 'amount',
            cell: ({ investment }) => (
              <Figure>{format('money', investment.current_value_amount, investment.currency)}</Figure>
            ),
          },
        ]}
        rows={freeDays(investments)}
        rowKey={({ investment }) => investment.investment_id}
        status="ready"
        emptyTitle={text.list.noMatch}
      />
    </div>
  );
}
