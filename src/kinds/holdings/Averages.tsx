import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { FigureLine } from '../../ui/FigureLine.tsx';
import { text } from '../../values/text/text.ts';
import { AwaitedAverages } from './HoldingsShape.tsx';

/** The averages of the holdings in the summary's currency; names the currency if there are others. */
export function Averages({ currencies }: { currencies: readonly string[] }) {
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
