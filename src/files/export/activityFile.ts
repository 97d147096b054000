import type { QueryClient } from '@tanstack/react-query';
import { abortableFetch } from '../../client/abortableFetch.ts';
import { queryFor } from '../../client/queryFor.ts';
import { readList } from '../../client/readList.ts';
import type { Activity } from '../../figures/answers.ts';
import { holdingNames } from '../../figures/holdingNames.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { Days } from '../../screen/periodDays.ts';
import { entryColumns, entryRow } from './entryRows.ts';
import type { FileOrder } from './makeFile.ts';
import { statement } from './statement.ts';

type ActivityOrder = Pick<FileOrder, 'kind' | 'report' | 'hidesAmounts' | 'load' | 'signal' | 'onRows'> & {
  /** Whether no activity of the period is left out. */
  isWhole: boolean;
  days: Days | undefined;
};

/**
 * The order of a file of activities: a statement by investment on paper, and one row for each entry with all that it
 * belongs to for spreadsheets and other programs.
 */
export async function activityFile<Order extends ActivityOrder>(
  order: Order,
  queryClient: QueryClient,
): Promise<Order & Pick<FileOrder, 'part'>> {
  const { kind, report, load, signal } = order;
  // Without it, investments have the names in the activities, and no balances.
  const held = await abortableFetch(queryClient, queryFor('investmentList', {}), signal).catch(() => undefined);
  signal.throwIfAborted();
  const holdings = held?.data.investments;
  if (kind !== 'pdf') {
    const nameOf = holdingNames(holdings ?? []);
    return {
      ...order,
      report: { ...report, columns: entryColumns() },
      async load(page: number, own: AbortSignal) {
        const answer = await load(page, own);
        return { ...answer, rows: answer.rows.map((row) => entryRow(activityOf(row), nameOf)) };
      },
    };
  }
  const { activities, part } = await allOf(order);
  const {
    load: loadLines,
    basis,
    ...rest
  } = statement({
    activities,
    holdings,
    isWhole: order.isWhole && !part,
    days: order.days,
    locale: report.locale,
    hidesAmounts: order.hidesAmounts,
  });
  return {
    ...order,
    report: { ...report, ...rest, filter: [...report.filter, ...basis] },
    load: loadLines,
    part,
    onRows: () => undefined,
  };
}

/** The config check has verified that the rows are activities. */
const activityOf = (row: AnswerData) => row as Activity;

async function allOf({ load, signal, onRows }: ActivityOrder) {
  let activities: Activity[] = [];
  const part = await readList(
    async (page) => {
      const answer = await load(page, signal);
      signal.throwIfAborted();
      return answer;
    },
    {
      begin() {
        activities = [];
      },
      take({ rows }) {
        activities.push(...rows.map(activityOf));
        onRows(activities.length);
      },
    },
  );
  return { activities, part };
}
