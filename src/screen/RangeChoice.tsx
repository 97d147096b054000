import type { Range } from '../config/portal.ts';
import { DateField } from '../ui/DateField.tsx';
import { Select } from '../ui/Select.tsx';
import { isCalendarDate } from '../values/calendar.ts';
import { text } from '../values/text/text.ts';
import { ChosenDays } from './ChosenDays.tsx';
import { usePortal } from './PortalContext.tsx';
import type { Days } from './periodDays.ts';
import { custom, daysOf, keyOf } from './rangeDays.ts';
import { useParameters } from './useParameters.ts';
import { type RememberedChoice, useUrlChoice } from './useUrlChoice.ts';

/** The range of a section; the value is a number of months, or `custom`. */
export interface RangeState extends RememberedChoice<string> {
  ranges: readonly Range[];
  /** The days of the default range. */
  firstDays: Days;
  /** The range that leaves out the least. */
  widest: string;
  /** The label of the selected range. */
  label: string;
  /** Whether this is the default range; a custom range never is. */
  isFirst: boolean;
  /** Undefined if the days entered are not a valid range, and without a set of ranges. */
  days: Days | undefined;
  /** The days entered for the value `custom`. */
  from: string;
  to: string;
  /** Validation messages for the days entered. */
  problems: { from?: string; to?: string };
  enter(day: 'from' | 'to', date: string): void;
  /** Enters both days at once; the value is then `custom`. */
  enterBoth(days: Days): void;
  /** Chooses the default range. */
  reset(): void;
}

/** The section's range: the first of the named set by default (Readings R13, R23). */
export function useRange(section: string, set: string): RangeState {
  const ranges = usePortal().ranges[set] ?? [];
  const [parameters, change] = useParameters();
  const first = ranges[0] ? keyOf(ranges[0]) : '';
  const choice = useUrlChoice<string>(section, 'range', ranges.map(keyOf), first, { resets: ['page', 'from', 'to'] });
  const firstDays = daysOf(Number(choice.fallback) || 0);
  const isCustom = choice.value === custom;
  const [from, to] = [parameters.get(`${section}-from`) ?? '', parameters.get(`${section}-to`) ?? ''];
  const problems = isCustom ? problemsOf(from, to) : {};
  const entered = Object.keys(problems).length > 0 ? undefined : { start_date: from, end_date: to };
  const chosen = isCustom ? entered : daysOf(Number(choice.value));
  const days = ranges.length > 0 ? chosen : undefined;
  function enterBoth({ start_date, end_date }: Days) {
    change({
      [`${section}-range`]: custom,
      [`${section}-from`]: start_date,
      [`${section}-to`]: end_date,
      [`${section}-page`]: undefined,
    });
  }
  return {
    ...choice,
    ranges,
    firstDays,
    widest: ranges.map(keyOf).reduce((widest, key) => (Number(key) > Number(widest) ? key : widest), first),
    label: ranges.find((range) => keyOf(range) === choice.value)?.label ?? '',
    isFirst: choice.value === first && !isCustom,
    days,
    from,
    to,
    problems,
    choose(value) {
      if (value !== custom) return choice.choose(value);
      // A custom range starts with the days that were shown.
      enterBoth(days ?? firstDays);
    },
    enterBoth,
    reset: () => choice.choose(first),
    enter(day, date) {
      change({ [`${section}-${day}`]: date || undefined, [`${section}-page`]: undefined }, { replace: true });
    },
  };
}

/** ISO days without a time zone can be compared as texts. */
function problemsOf(from: string, to: string): RangeState['problems'] {
  const [isFrom, isTo] = [isCalendarDate(from), isCalendarDate(to)];
  if (isFrom && isTo) return to < from ? { to: text.choices.endsBeforeStart } : {};
  return { ...(!isFrom && { from: text.rules.date }), ...(!isTo && { to: text.rules.date }) };
}

/** A select for the range of a section with the days it stands for, which can be entered if it is custom. */
export function RangeChoice({ ranges, value, choose, days, from, to, problems, enter }: RangeState) {
  return (
    <>
      <ChosenDays days={value === custom ? null : (days ?? null)}>
        <Select
          look="choice"
          label={text.choices.range}
          value={value}
          options={ranges.map((range) => ({ value: keyOf(range), label: range.label }))}
          onValue={choose}
        />
      </ChosenDays>
      {value === custom && (
        <>
          <DateField
            label={text.choices.from}
            value={from}
            max={to}
            error={problems.from}
            onValue={(date) => enter('from', date)}
          />
          <DateField
            label={text.choices.to}
            value={to}
            min={from}
            error={problems.to}
            onValue={(date) => enter('to', date)}
          />
        </>
      )}
    </>
  );
}
