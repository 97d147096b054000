import type { Period } from '../config/portal.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { text } from '../text/text.ts';
import { Select } from '../widgets/Select.tsx';
import { type RememberedChoice, useChoice } from './useChoice.ts';

/** The section's period: the first of the named set, unless another was chosen. */
export function usePeriod(section: string, set: string): RememberedChoice<number> & { periods: readonly Period[] } {
  const periods = usePortal().periods[set] ?? [];
  const months = periods.map((period) => period.months as number);
  return { ...useChoice<number>(section, 'period', months, months[0] ?? 0, { resets: ['page'] }), periods };
}

/** Chooses the period of a section. */
export function PeriodChoice({ periods, value, choose }: ReturnType<typeof usePeriod>) {
  return (
    <Select
      look="choice"
      label={text.choices.period}
      value={String(value)}
      options={periods.map((period) => ({ value: String(period.months), label: period.label }))}
      onValue={(chosen) => choose(Number(chosen))}
    />
  );
}
