import type { ListLink } from '../../config/list.ts';
import type { Investment } from '../../figures/answers.ts';
import { type KnownArrears, moneyAvailable } from '../../figures/holdings.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { Format } from '../../screen/useFormat.ts';
import type { DataColumn } from '../../ui/dataColumn.ts';
import { RowAmount } from '../../ui/RowTitle.tsx';
import { text } from '../../values/text/text.ts';
import { RowLink } from '../list/RowLink.tsx';
import { HoldingTitle } from './HoldingTitle.tsx';
import { howOf, investmentIn } from './holdingWords.ts';

interface Drawn {
  format: Format;
  arrears: KnownArrears;
  /** The loans whose pictures are requested. */
  pictured: readonly number[];
  /** The holdings of all pages. */
  known: readonly Investment[];
  /** Leads from the name to the loan. */
  link: ListLink | undefined;
}

type Column = DataColumn<AnswerData>;

/** The list's columns that are shown for holdings: the figures to compare them by. */
export function holdingColumns(columns: readonly Column[], drawn: Drawn): Column[] {
  const { format, known, link } = drawn;
  const one = (
    id: keyof Investment | 'money_available',
    change: (column: Column) => Partial<Column> = () => ({}),
  ): Column[] =>
    columns
      .filter((column) => column.id === id)
      .map((column) => ({ ...column, place: 'detail', onlyWide: false, ...change(column) }));
  const hasOtherValue = known.some(
    ({ current_value_amount, invested_amount }) => current_value_amount !== invested_amount,
  );
  const rate = columns.find(({ id }) => id === 'rate_percent');
  return [
    ...one('name', () => ({
      header: text.holdings.investment,
      place: 'primary',
      cell: (row) => {
        // A row without details has a link in the list's own column, which must not stand within this one.
        const name = format('text', row.name);
        return (
          <HoldingTitle investment={investmentIn(row)} {...drawn}>
            {link ? (
              <RowLink link={link} row={row}>
                {name}
              </RowLink>
            ) : (
              name
            )}
          </HoldingTitle>
        );
      },
    })),
    ...one('rate_percent'),
    ...one('ltv_percent'),
    ...one('money_available', (column) => ({
      cell: (row) => {
        const available = moneyAvailable(investmentIn(row));
        return <RowAmount below={available.day && howOf(available, format)}>{column.cell(row)}</RowAmount>;
      },
    })),
    ...one('interest_to_date_amount', () => ({ onlyWide: true })),
    ...one('next_payment_date', () => ({ onlyWide: true })),
    ...(hasOtherValue ? one('current_value_amount') : []),
    ...one('invested_amount', (column) => ({
      place: 'amount',
      cell: (row) => (
        <RowAmount below={rate?.cell(row)} column={rate?.header}>
          {column.cell(row)}
        </RowAmount>
      ),
    })),
    ...columns.filter(({ place }) => place === 'open'),
  ];
}
