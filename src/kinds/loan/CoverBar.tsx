import type { Loan } from '../../figures/answers.ts';
import type { Cover, CoverPart } from '../../figures/cover.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Text } from '../../ui/box.tsx';
import { StackedBar } from '../../ui/StackedBar.tsx';
import { negated } from '../../values/exactSum.ts';
import { text } from '../../values/text/text.ts';

interface CoverBarProps {
  /** The name of the bar, which is its section's title. */
  title: string;
  cover: Cover;
  /** The place of the loan among the mortgages. */
  place: Loan['security']['lien_position'] | undefined;
}

/** A bar of a property's value: the mortgages on it in their order, and the value above them. */
export function CoverBar({ title, cover: { currency, parts, above, abovePercent }, place }: CoverBarProps) {
  const format = useFormat();
  const words = text.loan.cover;
  const money = (amount: unknown) => format('money', amount, currency);
  const shareOf = (percent: number | undefined) => (percent === undefined ? undefined : format('percent', percent));
  const isShort = above !== undefined && Number(above) < 0;
  const nameOf = ({ lender }: CoverPart, at: number) => {
    if (lender !== undefined) return words.by(words.mortgages[at] ?? words.earlier, format('text', lender));
    return place === undefined || place === 'other' ? words.loan : (words.own[place] ?? words.loan);
  };
  const open = {
    tone: 'open' as const,
    label: words.above(parts.length),
    value: money(above),
    percent: abovePercent,
    share: shareOf(abovePercent),
  };
  return (
    <>
      <StackedBar
        label={title}
        parts={[
          ...parts.map((part, at) => ({
            tone: part.lender === undefined ? ('accent' as const) : ('neutral' as const),
            label: nameOf(part, at),
            value: money(part.amount),
            percent: above === undefined ? undefined : part.percent,
            share: shareOf(part.percent),
          })),
          ...(isShort ? [] : [open]),
        ]}
      />
      {isShort && (
        <Text tone="negative" weight="strong">
          {words.short(money(negated(above)))}
        </Text>
      )}
    </>
  );
}
