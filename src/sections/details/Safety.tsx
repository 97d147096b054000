import type { DetailsSafety } from '../../config/kinds/details.ts';
import type { Decimal } from '../../format/decimal.ts';
import { negated } from '../../format/exactSum.ts';
import { percent } from '../../format/number.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { usePortal } from '../../portal/PortalContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { StackedBar } from '../../widgets/StackedBar.tsx';
import { type Cover, coverOf } from './coverOf.ts';
import styles from './Safety.module.css';

/** A bar of a property's value and, in a sentence, how far the value could fall; nothing where there is no property. */
export function Safety({ safety, data }: { safety: DetailsSafety; data: AnswerData }) {
  const format = useFormat();
  const { locale } = usePortal();
  const cover = coverOf(safety, data);
  if (!cover) return null;
  const { value, prior, loan, left, unknown } = cover;
  const write = (amount: unknown) => format('money', amount, value.currency);
  const whole = text.table.chosen(text.safety.value, write(value.found));
  const isShort = left !== undefined && Number(left) < 0;
  const share = (amount: Decimal | undefined) =>
    left === undefined ? undefined : (Number(amount) / Number(value.amount)) * 100;
  const before = Math.min(100, share(prior.amount) ?? 0);
  return (
    <div className={styles.safety}>
      <p>{whole}</p>
      <StackedBar
        label={whole}
        parts={[
          { tone: 'neutral', label: text.safety.prior, value: write(prior.found), percent: share(prior.amount) },
          {
            tone: 'accent',
            label: text.safety.loan,
            value: format('money', loan.found, loan.currency),
            percent: left === undefined ? undefined : Math.min(100 - before, share(loan.amount) ?? 0),
          },
          {
            tone: 'open',
            label: isShort ? text.safety.short : text.safety.left,
            value: write(isShort ? negated(left) : left),
            percent: isShort ? 0 : share(left),
          },
        ]}
      />
      <p className={styles.sentence}>{left === undefined ? whyUnknown(unknown) : sentence(left)}</p>
    </div>
  );

  function sentence(rest: Decimal): string {
    if (Number(rest) <= 0) return text.safety.notCovered;
    return text.safety.fall(percent((Number(rest) / Number(value.amount)) * 100, locale, 1));
  }

  function whyUnknown(parts: Cover['unknown']): string {
    const named = parts.map(({ name, found, currency }) => text.safety.part(name, format('money', found, currency)));
    return text.safety.unknown(named.join(text.values.list));
  }
}
