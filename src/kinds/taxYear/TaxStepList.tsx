import type { Months, TaxSteps } from '../../figures/taxYear.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Text } from '../../ui/box.tsx';
import { SumList } from '../../ui/SumList.tsx';
import { month } from '../../values/date.ts';
import { isZero } from '../../values/decimal.ts';
import { negated } from '../../values/exactSum.ts';
import { text } from '../../values/text/text.ts';

/** The steps from what was paid in the year to what a slip reports. */
export function TaxStepList({ steps, year, slip }: { steps: TaxSteps; year: string; slip: string }) {
  const format = useFormat();
  const { locale } = usePortal();
  const words = text.taxYear;
  const money = (amount: unknown) => format('money', amount, steps.currency);
  const inMonths = (months: Months | undefined, say: (earned: string, paid: string) => string, other: string) =>
    months ? say(month(months.earned, locale, 'long'), month(months.paid, locale, 'long')) : other;
  const { paidLater, earnedBefore, withheld } = steps;
  const later = inMonths(steps.laterMonths, words.paidLaterMonth, words.paidLater(year));
  const before = inMonths(steps.beforeMonths, words.earnedBeforeMonth, words.earnedBefore(year));
  return (
    <Text as="div" size="table" above="2">
      <SumList
        lines={[
          { label: words.paid(year), value: money(steps.inYear) },
          ...(isZero(paidLater) ? [] : [{ label: later, value: money(paidLater) }]),
          ...(isZero(earnedBefore)
            ? []
            : [{ label: before, value: money(earnedBefore === undefined ? undefined : negated(earnedBefore)) }]),
          ...(isZero(withheld) ? [] : [{ label: words.withheld, value: money(withheld) }]),
        ]}
        sum={{ label: words.onSlip(slip, year), value: money(steps.reported) }}
      />
    </Text>
  );
}
