import { sumsOf } from '../../figures/exactAmounts.ts';
import { lettersOf } from '../../files/export/excelRows.ts';
import { type ExportTable, type Sheet, type SheetCell, textCell } from '../../files/export/exportTable.ts';
import type { AnswerData } from '../../screen/fields.ts';
import { readDecimal } from '../../values/decimal.ts';
import type { FormatKind } from '../../values/formats.ts';
import { text } from '../../values/text/text.ts';
import { paymentFields, quoted, type WorkbookContent, workbookCells } from './workbookCells.ts';
import { workbookSummary } from './workbookSummary.ts';

const unitFields = [
  ['date', 'date'],
  ['name', 'text'],
  ['share_class', 'text'],
  ['investor_account_name', 'text'],
  ['account_type', 'label'],
  ['activity_type', 'label'],
  ['units', 'units'],
  ['unit_price', 'price'],
  ['units_balance', 'units'],
  ['returned', 'money'],
  ['currency', 'text'],
  ['reference_number', 'text'],
  ['description', 'text'],
] as const satisfies [string, FormatKind][];

/** The sheets of a year's workbook beside its payments. Every sum is a number, and a formula compares it with its rows. */
export function workbookSheets(content: WorkbookContent): NonNullable<ExportTable['sheets']> {
  const { books, income } = content;
  const { valued, checked, equals, earned, ofRows } = workbookCells(content);
  const { sheets, check, rows: labels, columns, ...words } = text.taxYear;

  function accounts(): Sheet {
    const fields = [
      'investor_account_name',
      'account_type',
      'plan',
      'name',
      'share_class',
      'loan_number',
      'currency',
    ] as const;
    const keys = fields.filter((field) => field !== 'plan');
    const head = [
      ...fields.map((field) => labels[field]),
      columns.payments,
      columns.gross,
      columns.fees,
      columns.tax,
      columns.net,
      check,
    ];
    const netColumn = lettersOf(fields.length + 4);
    const rows = (income ? books.accounts : []).map(
      ({ entry, payments, gross, fees, tax, net }, index): SheetCell[] => {
        const row = index + 2;
        const conditions = keys.map((field) => equals(field, `$${lettersOf(fields.indexOf(field))}$${row}`));
        const { currency, account_type, plan, ...texts } = entry;
        return [
          textCell(texts.investor_account_name),
          { value: account_type, format: 'label' },
          textCell(words.plans[plan ?? 'unknown']),
          textCell(texts.name),
          textCell(texts.share_class),
          textCell(texts.loan_number),
          textCell(currency),
          { value: payments, format: 'number' },
          ...[gross, fees, tax].map((amount) =>
            valued(amount ?? text.values.unknown, amount === undefined ? 'text' : 'money', currency),
          ),
          ...checked(net, ofRows('net_amount', earned, ...conditions), `${netColumn}${row}`, currency),
        ];
      },
    );
    return { name: sheets.accounts, frozen: 1, rows: [head.map((label) => textCell(label, true)), ...rows] };
  }

  /** A sheet of rows, and below them sums of its columns. */
  function listed(
    name: string,
    fields: readonly (readonly [string, FormatKind])[],
    all: readonly AnswerData[],
    sums: (column: (field: string) => string) => SheetCell[][] = () => [],
  ): Sheet {
    const column = (field: string) => {
      const letters = lettersOf(fields.findIndex(([other]) => other === field));
      return `$${letters}$2:$${letters}$${Math.max(2, all.length + 1)}`;
    };
    const known: Readonly<Record<string, string>> = labels;
    return {
      name,
      frozen: 1,
      rows: [
        fields.map(([field]) => textCell(known[field], true)),
        ...all.map((row) => fields.map(([field, kind]) => valued(row[field], kind, String(row.currency)))),
        ...(income ? sums(column) : []),
      ],
    };
  }

  const accruedSums = (column: (field: string) => string): SheetCell[][] => {
    const net = books.accrued.map((row) => ({
      currency: `${row.plan} ${row.currency}`,
      amount: readDecimal(row.net_amount),
      row,
    }));
    return sumsOf(net).flatMap(({ currency: key, amount }, index): SheetCell[][] => {
      const of = net.find(({ currency }) => currency === key)?.row;
      const place = `B${books.accrued.length + 3 + index}`;
      const formula = `SUMPRODUCT((${column('plan')}=${quoted(String(of?.plan))})*(${column('currency')}=${quoted(String(of?.currency))}),${column('net_amount')})`;
      const line = [
        textCell(`${words.total}, ${of?.plan}, ${of?.currency}`, true),
        ...checked(amount, formula, place, String(of?.currency)),
      ];
      return index === 0 ? [[textCell(''), textCell(''), textCell(check, true)], line] : [line];
    });
  };

  const unitSums = (column: (field: string) => string): SheetCell[][] => {
    const start = books.units.length + 4;
    const lines = books.unitLines.map(({ entry, units, returned }, index): SheetCell[] => {
      const row = start + index;
      const own = [
        ['name', entry.name],
        ['share_class', entry.share_class ?? ''],
        ['investor_account_name', entry.investor_account_name],
        ['currency', entry.currency],
      ] as const;
      const where = own.map(([field, value]) => `(${column(field)}=${quoted(value)})`).join('*');
      return [
        textCell(
          [entry.name, entry.share_class, entry.investor_account_name].filter(Boolean).join(text.values.list),
          true,
        ),
        ...checked(units, `SUMPRODUCT(${where},${column('units')})`, `B${row}`, '', 'units'),
        ...checked(returned, `SUMPRODUCT(${where},${column('returned')})`, `D${row}`, entry.currency),
      ];
    });
    const head = [
      textCell(words.total, true),
      textCell(labels.units, true),
      textCell(check, true),
      textCell(labels.returned, true),
      textCell(check, true),
    ];
    return lines.length > 0 ? [[], head, ...lines] : [];
  };

  const units = books.units.map((entry) => ({
    ...entry,
    date: entry.activity_date,
    returned: entry.activity_type === 'return_of_capital' ? entry.gross_amount : null,
  }));
  return {
    before: [workbookSummary(content)],
    after: [
      accounts(),
      listed(sheets.units, unitFields, units, unitSums),
      listed(sheets.accrued, paymentFields, books.accrued, accruedSums),
      listed(sheets.notCounted, paymentFields, books.notCounted),
    ],
  };
}
