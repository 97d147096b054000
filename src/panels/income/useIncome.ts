import { useMemo } from 'react';
import { currentDay } from '../../format/today.ts';
import { noticeDays } from '../../portfolio/holdings.ts';
import { incomeCalendars } from '../../portfolio/incomeCalendar.ts';
import { calendarStart } from '../../portfolio/incomeMonths.ts';
import { useCashFlow } from '../parts/useCashFlow.ts';

/** The calendars of all currencies, with the payments behind them and the days of notice. */
export function useIncome() {
  const today = currentDay();
  const cashFlow = useCashFlow({ from: calendarStart(today) });
  const { flow, investments } = cashFlow;
  const held = investments.data?.investments;
  const calendars = useMemo(() => incomeCalendars(flow, held ?? [], today), [flow, held, today]);
  const notices = useMemo(() => noticeDays(held ?? [], today), [held, today]);
  return { cashFlow, calendars, notices, today };
}
