import { useMemo } from 'react';
import { incomeCalendars } from '../../figures/incomeCalendar.ts';
import { calendarStart } from '../../figures/incomeMonths.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { UnknownChoice } from '../../screen/UnknownChoice.tsx';
import { useParameters } from '../../screen/useParameters.ts';
import { useUrlChoice } from '../../screen/useUrlChoice.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/box.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import styles from './Income.module.css';
import { IncomeActions } from './IncomeActions.tsx';
import { IncomeOfCurrency } from './IncomeOfCurrency.tsx';
import { IncomeBasis, IncomeWaiting } from './IncomeShape.tsx';
import { MissingPayments } from './MissingPayments.tsx';
import type { IncomeConfig } from './options.ts';
import { useCashFlow } from './useCashFlow.ts';

/** A calendar of income for each currency: received, expected and not declared yet, by month. */
export function IncomePanel({ section }: { section: IncomeConfig }) {
  const today = currentDay();
  const cashFlow = useCashFlow({ from: calendarStart(today) });
  const { flow, investments, isWaiting } = cashFlow;
  const held = investments.data?.investments;
  const calendars = useMemo(() => incomeCalendars(flow, held ?? [], today), [flow, held, today]);
  const [parameters, change] = useParameters();
  const key = `${section.id}-month`;
  const choose = (month: string | undefined) => change({ [key]: month }, { replace: true });
  const view = useUrlChoice<'chart' | 'table'>(section.id, 'view', ['chart', 'table'], 'chart');
  const months = calendars[0]?.months.map(({ from }) => from.slice(0, 7)) ?? [];
  const found = parameters.get(key) ?? undefined;
  const at = months.indexOf(found ?? '');
  const hasFailed = [cashFlow.activities, investments].some(({ error }) => error);
  const isLoading = investments.isPending || cashFlow.activities.isPending;
  const isEmpty = !isWaiting && calendars.every((one) => one.lines.length === 0);
  const isTable = view.value === 'table';
  return (
    <SectionFrame
      section={section}
      beside={!isEmpty && <IncomeBasis />}
      actions={
        at >= 0 ? (
          <>
            <IconButton
              icon="previous"
              label={text.income.previousMonth}
              disabled={at === 0}
              onClick={() => choose(months[at - 1])}
            />
            <IconButton
              icon="next"
              label={text.income.nextMonth}
              disabled={at === months.length - 1}
              onClick={() => choose(months[at + 1])}
            />
            <Button size="small" variant="quiet" onClick={() => choose(undefined)}>
              {text.income.closeMonth}
            </Button>
          </>
        ) : (
          <IncomeActions
            title={section.title}
            flow={flow}
            calendars={calendars}
            today={today}
            isKnown={!isWaiting && !hasFailed}
            part={cashFlow.part}
          />
        )
      }
    >
      {isLoading ? (
        <IncomeWaiting />
      ) : (
        <Stack gap="4" className={styles.content} aria-busy={isWaiting}>
          <UnknownChoice
            label={text.income.month}
            choice={{ value: undefined, unknown: at < 0 && months.length > 0 ? found : undefined, choose }}
            shown={text.income.allMonths}
          />
          <QueryFailure query={investments} others={[cashFlow.activities]} />
          <MissingPayments cashFlow={cashFlow} />
          {calendars.map((calendar) => (
            <IncomeOfCurrency
              key={calendar.currency}
              title={section.title}
              calendar={calendar}
              undated={flow.entries.filter(
                ({ day, kind, currency }) => day === undefined && kind !== 'deposit' && currency === calendar.currency,
              )}
              today={today}
              isWaiting={isWaiting}
              isTable={isTable}
              chosen={at >= 0 ? found : undefined}
              onChoose={choose}
            />
          ))}
          {!isEmpty && (
            <div className={styles.foot}>
              <Button size="small" variant="quiet" onClick={() => view.choose(isTable ? 'chart' : 'table')}>
                {isTable ? text.charts.showChart : text.charts.showTable}
              </Button>
            </div>
          )}
          {isEmpty && !hasFailed && <EmptyState title={section.empty.title} text={section.empty.text} />}
        </Stack>
      )}
    </SectionFrame>
  );
}
