import { useState } from 'react';
import { hasOtherApis } from '../../client/wire.ts';
import type { ListConfig } from '../../config/portal.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { useParameters } from '../../screen/useParameters.ts';
import { text } from '../../values/text/text.ts';
import { typed } from '../../values/typed.ts';
import type { TableConfig } from '../table/options.ts';
import { atLeast } from './atLeast.ts';
import type { TableRows } from './tableRows.ts';
import type { ListState } from './useListState.ts';

interface ListNewsProps {
  section: ListConfig & Partial<Pick<TableConfig, 'columns'>>;
  choices: ListState;
  rows: TableRows;
  /** The message for an empty list. */
  none: string;
}

/**
 * Announces to screen readers how the list has changed after another choice: how many rows there are, and which are
 * shown. It announces once, after the response has arrived, but not for the list that a screen starts with.
 */
export function ListNews({ section, choices, rows, none }: ListNewsProps) {
  const { sort, size, search, isReady } = choices;
  const [parameters] = useParameters();
  const order = JSON.stringify(sort.value);
  const chosen = `${parameters} ${order} ${size.value}`;
  const [last, setLast] = useState({ chosen, order, isNew: false, isSorted: false });
  if (last.chosen !== chosen) setLast({ chosen, order, isNew: true, isSorted: last.order !== order });
  const isHere = !rows.isLoading && !rows.query.isError && isReady && typed('search', search.text) === search.value;
  return (
    <p className="visuallyHidden" aria-live="polite">
      {/* A new element each time, so that screen readers announce the same text again. */}
      {last.isNew && isHere && (
        <News key={chosen} section={section} order={last.isSorted ? sort.value : undefined} rows={rows} none={none} />
      )}
    </p>
  );
}

interface NewsProps extends Omit<ListNewsProps, 'choices'> {
  /** Undefined for the default order. */
  order: ListState['sort']['value'];
}

function News({ section, order, rows, none }: NewsProps) {
  const format = useFormat();
  const { total = 0, page, lastPage } = rows;
  if (total === 0) return <span>{none}</span>;
  const { results, sorted, pageOf } = text.list;
  const count = (value: number) => (hasOtherApis && rows.more ? atLeast(value, format) : format('number', value));
  const column = section.columns?.find(({ field }) => field === order?.by);
  const said = [
    results(count(total), total),
    ...(column && order ? [sorted(column.label, order.dir === 'desc')] : []),
    pageOf(format('number', page), count(lastPage)),
  ];
  return <span>{said.join(text.values.list)}</span>;
}
