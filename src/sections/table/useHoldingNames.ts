import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryFor } from '../../api/queryFor.ts';
import type { TableConfig } from '../../config/kinds/table.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { holdingNames, type Placed } from '../../portfolio/holdingNames.ts';
import type { TableRows } from '../list/tableRows.ts';

/** The rows of a table with the names of the holdings that they belong to, in the columns that ask for them. */
export function useHoldingNames({ columns }: TableConfig, rows: TableRows): TableRows {
  const field = columns.find(({ ofHolding }) => ofHolding)?.field;
  const { data } = useQuery({ ...queryFor('investmentList', {}), enabled: field !== undefined });
  const holdings = data?.investments;
  const named = useMemo(() => {
    if (field === undefined || holdings === undefined) return (some: readonly AnswerData[]) => some;
    const nameOf = holdingNames(holdings);
    // The config check has verified that the rows have the fields of a place.
    return (some: readonly AnswerData[]) =>
      some.map((row) => ({ ...row, [field]: nameOf(row as Placed) ?? row[field] }));
  }, [field, holdings]);
  const known = useMemo(() => named(rows.known), [named, rows.known]);
  const page = useMemo(() => named(rows.rows), [named, rows.rows]);
  return {
    ...rows,
    rows: page,
    known,
    async load(exported, signal) {
      const loaded = await rows.load(exported, signal);
      return { ...loaded, rows: named(loaded.rows) };
    },
  };
}
