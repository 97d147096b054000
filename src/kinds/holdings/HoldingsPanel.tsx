import { useCallback, useMemo } from 'react';
import { areInSeveralAccounts } from '../../figures/accounts.ts';
import type { Investment } from '../../figures/answers.ts';
import { arrearsOf } from '../../figures/arrears.ts';
import { cash } from '../../figures/cash.ts';
import { mostSchedules } from '../../figures/loansToAsk.ts';
import type { AnswerData } from '../../screen/fields.ts';
import { SectionParameters } from '../../screen/SectionParameters.tsx';
import { useAfterCards } from '../../screen/useAfterCards.ts';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { useFormat, usePlainFormat } from '../../screen/useFormat.ts';
import { FigureLine } from '../../ui/FigureLine.tsx';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { AllocationBar } from '../allocation/AllocationBar.tsx';
import { useLostActivities } from '../attention/useLostActivities.ts';
import { useListState } from '../list/useListState.ts';
import { useSort } from '../list/useSort.ts';
import { prepareTable, TableView } from '../table/TableView.tsx';
import { useClientRows } from '../table/useClientRows.ts';
import { FreeDays } from './FreeDays.tsx';
import { HoldingsJump } from './HoldingsJump.tsx';
import { AwaitedAverages } from './HoldingsShape.tsx';
import { holdingColumns } from './holdingColumns.tsx';
import { accountWay, completed, listOf, useAccountNames } from './holdingRows.ts';
import { investmentIn } from './holdingWords.ts';
import type { HoldingsConfig } from './options.ts';

/** The rows of the way to split the holdings that says in which years they mature. */
const byMaturity = 'allocations.by_maturity_year';

/** The current holdings: their averages, a bar that shows how they are split, and a row for each. */
export const HoldingsPanel = Object.assign(Panel, {
  prepare: (section: HoldingsConfig) => prepareTable(section.list),
});

function Panel({ section }: { section: HoldingsConfig }) {
  return (
    <SectionParameters id={section.list.id}>
      <HoldingsJump section={section} />
      <Holdings section={section} />
    </SectionParameters>
  );
}

function Holdings({ section }: { section: HoldingsConfig }) {
  const format = useFormat();
  const list = useMemo(() => listOf(section), [section]);
  const choices = useListState(list, useSort(list));
  const plain = usePlainFormat();
  const rows = useClientRows(
    list,
    choices,
    useCallback((row: AnswerData) => completed(row, plain), [plain]),
  );
  const investments = useMemo(() => rows.known.map(investmentIn), [rows.known]);
  const told = useAccountNames(rows, investments, format);
  const arrears = useArrears(investments);
  const asked = picturesToAsk(rows.rows.map(investmentIn)).join();
  const arePicturesAsked = useAfterCards();
  const redraw = useCallback(
    (columns: Parameters<typeof holdingColumns>[0]) =>
      holdingColumns(columns, {
        format,
        arrears,
        pictured: arePicturesAsked && asked !== '' ? asked.split(',').map(Number) : [],
        known: investments,
        link: section.list.link,
      }),
    [format, arrears, arePicturesAsked, asked, investments, section.list.link],
  );
  return (
    <TableView
      section={list}
      choices={choices}
      rows={told}
      frame={{ section, beside: <Averages currencies={investments.map(({ currency }) => currency)} /> }}
      above={
        section.split &&
        (investments.length > 0 || rows.query.isPending) && (
          <SectionParameters id={section.split.id}>
            <AllocationBar
              section={section.split}
              further={areInSeveralAccounts(investments) ? accountWay(investments, format) : undefined}
              below={(way) => way === byMaturity && <FreeDays investments={investments} />}
            />
          </SectionParameters>
        )
      }
      redraw={redraw}
    />
  );
}

/** The holdings that are behind, as in Attention. */
function useArrears(investments: readonly Investment[]) {
  const { activities } = useLostActivities(useAfterCards());
  return useMemo(() => {
    const flow = activities && cash({ activities, investments }, currentDay());
    return { arrears: arrearsOf(flow, investments), isWhole: activities?.isWhole ?? false };
  }, [activities, investments]);
}

/** The first loans among the visible holdings, whose pictures are requested. */
const picturesToAsk = (seen: readonly Investment[]): number[] =>
  [...new Set(seen.flatMap(({ loan_id }) => loan_id ?? []))].slice(0, mostSchedules);

/** The averages of the holdings in the summary's currency; names the currency if there are others. */
function Averages({ currencies }: { currencies: readonly string[] }) {
  const format = useFormat();
  const { data, isPending } = useAnswerOf('investmentSummary', {});
  if (isPending) return <AwaitedAverages />;
  if (!data || currencies.length === 0) return null;
  const { averageRate, averageLtv, earned, ofCurrency } = text.holdings;
  const { currency, weighted_average_ltv_percent: ltv } = data;
  const named = (label: string) => (currencies.some((one) => one !== currency) ? ofCurrency(label, currency) : label);
  return (
    <FigureLine
      figures={[
        { value: format('percent', data.weighted_average_rate_percent), label: named(averageRate) },
        ...(ltv == null ? [] : [{ value: format('percent', ltv), label: named(averageLtv) }]),
        { value: format('money', data.interest_to_date_amount, currency), label: named(earned) },
      ]}
    />
  );
}
