import { usePortal } from '../../screen/PortalContext.tsx';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { AmountField } from '../../ui/AmountField.tsx';
import { wholeMoney } from '../../values/money.ts';
import { text } from '../../values/text/text.ts';
import type { WantedAmount } from '../opportunity/useWantedAmount.ts';

const amounts = [10_000, 25_000, 50_000, 100_000];

/** The amount that each opportunity shows the earnings of. */
export function AmountRow({ wanted }: { wanted: WantedAmount }) {
  const { locale, currency } = usePortal();
  const format = usePlainFormat();
  const { amount } = wanted;
  const written = Number.isInteger(Number(amount)) ? wholeMoney(amount, currency, locale) : format('money', amount);
  return (
    <AmountField
      label={text.opportunity.list.wanted}
      isInline
      value={wanted.entered ?? written}
      onValue={wanted.enter}
      onLeave={wanted.settle}
      hint={text.opportunity.list.before}
      error={amount === undefined ? text.opportunity.unreadable : undefined}
      amounts={amounts.map((one) => ({
        label: wholeMoney(one, currency, locale),
        isChosen: one === Number(amount),
        onChoose: () => wanted.choose(one),
      }))}
      amountsLabel={text.opportunity.amounts}
    />
  );
}
