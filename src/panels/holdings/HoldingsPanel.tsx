import { useCallback, useMemo } from 'react';
import { currentDay } from '../../format/today.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { SectionParameters } from '../../frame/SectionParameters.tsx';
import { useAfterCards } from '../../frame/useAfterCards.ts';
import { type Format, useFormat, usePlainFormat } from '../../portal/useFormat.ts';
import { arrearsOf } from '../../portfolio/arrears.ts';
import { cash } from '../../portfolio/cash.ts';
import { moneyAvailable } from '../../portfolio/holdings.ts';
import { AllocationBar } from '../../sections/allocation/AllocationBar.tsx';
import { useListState } from '../../sections/list/useListState.ts';
import { useSort } from '../../sections/list/useSort.ts';
import { prepareTable, TableView } from '../../sections/table/TableView.tsx';
import { useClientRows } from '../../sections/table/useClientRows.ts';
import { text } from '../../text/text.ts';
import { useLostActivities } from '../parts/useLostActivities.ts';
import { Averages } from './Averages.tsx';
import { FreeDays } from './FreeDays.tsx';
import { holdingColumns } from './holdingColumns.tsx';
import { howOf, investmentIn } from './holdingWords.ts';
import type { HoldingsConfig } from './options.ts';
import { picturesToAsk } from './picturesToAsk.ts';

/** The rows of the way to split the holdings that says in which years they mature. */
const byMaturity = 'allocations.by_maturity_year';

/** The current holdings: their averages, a bar that shows how they are split, and a row for each. */
export const HoldingsPanel = Object.assign(Panel, {
  prepare: (section: HoldingsConfig) => prepareTable(section.list),
});

function Panel({ section }: { section: HoldingsConfig }) {
  return (
    <SectionParameters id={section.list.id}>
      <Holdings section={section} />
    </SectionParameters>
  );
}

function Holdings({ section }: { section: HoldingsConfig }) {
  const format = useFormat();
  const { moneyAvailable, how } = text.holdings;
  const list = useMemo(
    () => ({
      ...section.list,
      title: section.title,
      columns: [
        ...section.list.columns,
        { field: 'money_available', label: moneyAvailable, format: 'date' as const },
        { field: 'money_available_how', label: how, format: 'text' as const, sortable: false },
      ],
    }),
    [section, moneyAvailable, how],
  );
  const choices = useListState(list, useSort(list));
  const plain = usePlainFormat();
  const rows = useClientRows(
    list,
    choices,
    useCallback((row: AnswerData) => withAvailability(row, plain), [plain]),
  );
  const arrears = useArrears(rows.known);
  const asked = picturesToAsk(rows.rows.map(investmentIn)).join();
  const arePicturesAsked = useAfterCards();
  const redraw = useCallback(
    (columns: Parameters<typeof holdingColumns>[0]) =>
      holdingColumns(columns, {
        format,
        arrears,
        pictured: arePicturesAsked && asked !== '' ? asked.split(',').map(Number) : [],
        known: rows.known,
        link: section.list.link,
      }),
    [format, arrears, arePicturesAsked, asked, rows.known, section.list.link],
  );
  return (
    <TableView
      section={list}
      choices={choices}
      rows={rows}
      frame={{ section, beside: <Averages currencies={rows.known.map((row) => investmentIn(row).currency)} /> }}
      above={
        section.split &&
        (rows.known.length > 0 || rows.query.isPending) && (
          <SectionParameters id={section.split.id}>
            <AllocationBar
              section={section.split}
              below={(way) => way === byMaturity && <FreeDays investments={rows.known.map(investmentIn)} />}
            />
          </SectionParameters>
        )
      }
      redraw={redraw}
    />
  );
}

/** Adds to each row when its money is available, so that it can be sorted, searched and exported. */
function withAvailability(row: AnswerData, format: Format): AnswerData {
  const available = moneyAvailable(investmentIn(row));
  return { ...row, money_available: available.day, money_available_how: available.day && howOf(available, format) };
}

/** The holdings that are behind, as in Attention. */
function useArrears(known: readonly AnswerData[]) {
  const { activities } = useLostActivities(useAfterCards());
  return useMemo(() => {
    const investments = known.map(investmentIn);
    const flow = activities && cash({ activities, investments }, currentDay());
    return { arrears: arrearsOf(flow, investments), isWhole: activities?.isWhole ?? false };
  }, [activities, known]);
}
