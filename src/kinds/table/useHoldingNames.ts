import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../client/queryFor.ts';
import { areInSeveralAccounts } from '../../figures/accounts.ts';
import { holdingNames, type Placed } from '../../figures/holdingNames.ts';
import { nameInAccount } from '../../files/export/accountWords.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { TableRows } from '../list/tableRows.ts';
import type { TableConfig } from './options.ts';

/**
 * The rows of a table with the names of the holdings that they belong to, in the columns that ask for them, and with
 * their accounts if the investor has several.
 */
export function useHoldingNames({ columns, statement }: TableConfig, rows: TableRows): TableRows {
  const field = columns.find(({ ofHolding }) => ofHolding)?.field;
  const { data } = useQuery({ ...queryFor('investmentList', {}), enabled: field !== undefined });
  const holdings = data?.investments;
  const named = useMemo(() => {
    if (field === undefined || holdings === undefined) return (some: readonly AnswerData[]) => some;
    const nameOf = holdingNames(holdings);
    const tellsAccounts = areInSeveralAccounts([...holdings, ...rows.known.map(placed)]);
    return (some: readonly AnswerData[]) =>
      some.map((row) => {
        const name = nameOf(placed(row)) ?? row[field];
        const isTold = tellsAccounts && typeof name === 'string';
        return { ...row, [field]: isTold ? nameInAccount(name, [placed(row).account_type]) : name };
      });
  }, [field, holdings, rows.known]);
  return {
    ...useNamedRows(rows, named),
    // The files of a statement name investments and accounts themselves.
    load: statement
      ? rows.load
      : async (exported, signal) => {
          const loaded = await rows.load(exported, signal);
          return { ...loaded, rows: named(loaded.rows) };
        },
  };
}

/** The rows of a table with other names, of the page and of all pages; `named` is stable. */
export function useNamedRows(
  rows: TableRows,
  named: (some: readonly AnswerData[]) => readonly AnswerData[],
): TableRows {
  const known = useMemo(() => named(rows.known), [named, rows.known]);
  const page = useMemo(() => named(rows.rows), [named, rows.rows]);
  return { ...rows, rows: page, known };
}

/** The config check has verified that the rows have the fields of a place. */
const placed = (row: AnswerData) => row as Placed;
