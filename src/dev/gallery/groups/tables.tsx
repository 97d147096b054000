import { Button } from '../../../ui/Button.tsx';
import { DataTable, type DataTableProps } from '../../../ui/DataTable.tsx';
import type { DataColumn } from '../../../ui/dataColumn.ts';
import { Pager } from '../../../ui/Pager.tsx';
import { RowButton } from '../../../ui/RowButton.tsx';
import { SortChoice } from '../../../ui/SortChoice.tsx';
import { ValueRows } from '../../../ui/ValueRows.tsx';
import { french, type Group, longWord, nothing, pressable } from '../shown.ts';

interface Row {
  date: string;
  description: string;
  amount: string;
}

const columns: DataColumn<Row>[] = [
  { id: 'date', header: 'Date', cell: ({ date }) => date, nowrap: true, sortable: true, place: 'when' },
  { id: 'description', header: 'Description', cell: ({ description }) => description, place: 'primary' },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, numeric: true, sortable: true, place: 'amount' },
  {
    id: 'open',
    header: 'Details',
    headerHidden: true,
    place: 'open',
    cell: ({ description }) => <RowButton of={description} onlyNarrow={false} onOpen={nothing} />,
  },
];
const rows: Row[] = [
  { date: 'Jul 1, 2026', description: 'June 2026 interest', amount: '$1,156.25' },
  { date: 'Jun 1, 2026', description: 'May 2026 interest', amount: '$1,156.25' },
];
const longRow: Row = { date: 'Jul 1, 2026', description: `${french} ${longWord}`, amount: '−$1,234,567,890,123.45' };

const table = (props: Partial<DataTableProps<Row>>) => (
  <DataTable<Row>
    label="Activity"
    columns={columns}
    rows={rows}
    rowKey={({ date }) => date}
    sort={{ by: 'date', dir: 'desc' }}
    onSort={nothing}
    status="ready"
    emptyTitle="No activity"
    emptyText="Deposits, distributions and payments appear here as they happen."
    {...props}
  />
);

const pager = (page: number, total = 1204) => (
  <Pager
    page={page}
    lastPage={Math.ceil(total / 10)}
    total={total}
    perPage={10}
    pageSizes={[5, 10, 25]}
    onPage={nothing}
    onPerPage={nothing}
  />
);

export const tables: Group = {
  group: 'Tables',
  widgets: [
    {
      widget: 'DataTable',
      states: [
        ...pressable(table({}), true),
        { state: 'loading', wide: true, element: table({ rows: [], status: 'loading', skeletonRows: 2 }) },
        { state: 'loading other rows', wide: true, element: table({ status: 'loading' }) },
        {
          state: 'empty',
          wide: true,
          element: table({ rows: [], emptyAction: <Button size="small">Show all</Button> }),
        },
        { state: 'long text', wide: true, element: table({ rows: [longRow] }) },
        { state: 'as cards', element: table({}) },
        { state: 'as cards, long text', element: table({ rows: [longRow] }) },
      ],
    },
    {
      widget: 'SortChoice',
      states: [
        ...pressable(
          <SortChoice columns={columns} sort={{ by: 'date', dir: 'desc' }} onSort={nothing} className={undefined} />,
        ),
        {
          state: 'unsorted',
          element: <SortChoice columns={columns} sort={undefined} onSort={nothing} className={undefined} />,
        },
      ],
    },
    {
      widget: 'Pager',
      states: [
        ...pressable(pager(3), true),
        { state: 'first page', wide: true, element: pager(1) },
        { state: 'last page', wide: true, element: pager(121) },
        { state: 'empty', wide: true, element: pager(1, 0) },
      ],
    },
    {
      widget: 'ValueRows',
      states: [
        { state: 'long text', element: <ValueRows items={[{ label: french, value: longWord, about: french }]} /> },
      ],
    },
  ],
};
