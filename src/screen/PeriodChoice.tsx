import type { Period } from '../config/portal.ts';
import { Segments } from '../ui/Segments.tsx';
import { Select } from '../ui/Select.tsx';
import { text } from '../values/text/text.ts';
import { ChosenDays } from './ChosenDays.tsx';
import { usePortal } from './PortalContext.tsx';
import type { Days } from './periodDays.ts';
import type { Format } from './useFormat.ts';
import { type RememberedChoice, useUrlChoice } from './useUrlChoice.ts';

/** The period of a section; the value is a number of months. */
export interface PeriodState extends RememberedChoice<number> {
  periods: readonly Period[];
  /** The label of the selected period. */
  label: string;
  /** The default period. */
  initial: number;
  /** The period that leaves out the least, in months. */
  widest: number;
}

/** The period of a set that is shown until another one is chosen (Reading R13). */
export const defaultPeriod = (periods: readonly Period[] = []): Period | undefined =>
  periods.find((period) => period.default) ?? periods[0];

/** The section's period among those of the named set. */
export function usePeriod(section: string, set: string): PeriodState {
  const periods = usePortal().periods[set] ?? [];
  const months = periods.map((period) => period.months as number);
  const initial = defaultPeriod(periods)?.months ?? 0;
  const choice = useUrlChoice<number>(section, 'period', months, initial, { resets: ['page'] });
  const label = periods.find((period) => period.months === choice.value)?.label ?? '';
  return { ...choice, periods, label, initial, widest: Math.max(initial, ...months) };
}

/** The period and its days in words, for a file. */
export const periodLine = ({ label }: PeriodState, days: Days | undefined, format: Format): string => {
  const { chosen, days: fromTo, withDays } = text.table;
  const written = days && fromTo(format('date', days.start_date), format('date', days.end_date));
  return chosen(text.choices.period, written ? withDays(label, written) : label);
};

interface PeriodChoiceProps extends PeriodState {
  days: Days | undefined | null;
  /** Shows all periods, each one tap away. */
  isOpen?: boolean;
}

/** The period of a section, with the days that it stands for. */
export function PeriodChoice({ periods, value, choose, days, isOpen = false }: PeriodChoiceProps) {
  const choice = {
    label: text.choices.period,
    value: String(value),
    options: periods.map((period) => ({ value: String(period.months), label: period.label })),
    onValue: (chosen: string) => choose(Number(chosen)),
  };
  return (
    <ChosenDays days={days}>{isOpen ? <Segments {...choice} /> : <Select look="choice" {...choice} />}</ChosenDays>
  );
}
