import type { ReactElement } from 'react';
import type { TaxLine, TaxTotal } from '../../figures/taxYear.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Small } from '../../ui/box.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import type { DataColumn } from '../../ui/dataColumn.ts';
import { Figure } from '../../ui/Figure.tsx';
import { isZero } from '../../values/decimal.ts';
import { isolated } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';

interface TaxSourcesProps {
  label: string;
  lines: readonly TaxLine[];
  total: TaxTotal | undefined;
}

type Row = TaxTotal & Partial<TaxLine>;

/** The income of a year by investment; its sum is the last row. Without deductions, it shows only the net amounts. */
export function TaxSources({ label, lines, total }: TaxSourcesProps) {
  const rows = total ? [...lines, total] : lines;
  const none = (['fees', 'tax'] as const).filter((name) => rows.every((row) => isZero(row[name])));
  const left: readonly string[] = none.length === 2 ? ['gross', ...none] : none;
  const columns = useColumns().filter(({ id }) => !left.includes(id));
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(_, index) => index}
      status="ready"
      emptyTitle={text.taxYear.noIncome}
    />
  );
}

function useColumns(): DataColumn<Row>[] {
  const format = useFormat();
  const { columns, total } = text.taxYear;
  const bold = (row: Row, written: ReactElement) => (row.name === undefined ? <strong>{written}</strong> : written);
  const amount = (id: 'gross' | 'fees' | 'tax' | 'net'): DataColumn<Row> => ({
    id,
    header: columns[id],
    numeric: true,
    place: id === 'net' ? 'amount' : 'detail',
    cell: (row) => bold(row, <Figure>{format('money', row[id], row.currency)}</Figure>),
  });
  return [
    {
      id: 'investment',
      header: columns.investment,
      place: 'primary',
      cell: (row) => (
        <>
          {bold(row, <span>{isolated(row.name ?? total)}</span>)}
          {row.loanNumber && (
            <>
              <span> </span>
              <Small as="span">{isolated(row.loanNumber)}</Small>
            </>
          )}
        </>
      ),
    },
    {
      id: 'payments',
      header: columns.payments,
      numeric: true,
      place: 'detail',
      cell: (row) => bold(row, <span>{format('number', row.payments)}</span>),
    },
    amount('gross'),
    amount('fees'),
    amount('tax'),
    amount('net'),
  ];
}
