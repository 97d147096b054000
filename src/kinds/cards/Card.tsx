import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useId } from 'react';
import { queryFor } from '../../client/queryFor.ts';
import type { Body } from '../../client/types.ts';
import { useCoolDown } from '../../client/useCoolDown.ts';
import { cardShown } from '../../screen/afterCards.ts';
import { type AnswerData, currencyOf, decimalIn, numberIn, rowsIn } from '../../screen/fields.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { tryAgain } from '../../screen/tryAgain.ts';
import { type Format, useFormat } from '../../screen/useFormat.ts';
import { whatFailed } from '../../screen/whatFailed.ts';
import type { ComparisonProps } from '../../ui/Comparison.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { PromptSuspense } from '../../ui/PromptSuspense.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { firstOfMonth, lastOfMonth, readDay } from '../../values/calendar.ts';
import { month } from '../../values/date.ts';
import { negated } from '../../values/exactSum.ts';
import { text } from '../../values/text/text.ts';
import styles from './CardsSection.module.css';
import { CurrencyNote } from './CurrencyNote.tsx';
import { LargeCard } from './LargeCard.tsx';
import type { Card as CardConfig } from './options.ts';

const CardBreakdown = lazyComponent(async () => (await import('./CardBreakdown.tsx')).CardBreakdown, MissingPart);

interface CardProps {
  card: CardConfig;
  /** The period and the comparison. */
  body: Body<'portfolioCardCurrentlyInvested'>;
  /** The period in months. */
  months: number;
  /** The period of all time has nothing before it. */
  isAllTime: boolean;
  /** Of a large card: the choices of the period and the comparison. */
  controls?: Elements;
  /** Its place among the cards, only one of which shows its breakdown. */
  place: number;
  isOpen: boolean;
  onOpen: (place: number | undefined) => void;
}

/** One card of the section. It has its own query, so that a failure leaves the other cards usable. */
export const Card = memo(function Card(props: CardProps) {
  const { card, body, months, isAllTime, controls, place, isOpen, onOpen } = props;
  const format = useFormat();
  const { locale } = usePortal();
  const breakdownId = useId();
  // The config check has verified these names against the description.
  const query = useQuery(queryFor(card.query, { ...card.where, ...(card.change && body) } as never));
  const isCoolingDown = useCoolDown(query.error);
  const isSettled = !query.isPending;
  useEffect(() => {
    if (isSettled) cardShown();
  }, [isSettled]);
  if (query.error && !query.data) {
    return (
      <StatCard
        title={card.title}
        status="error"
        errorText={whatFailed(query.error)}
        disabled={isCoolingDown}
        onRetry={() => tryAgain([query])}
      />
    );
  }
  const data = query.data as AnswerData | undefined; // An object, according to the description.
  const comparison = data && !(isAllTime && card.change?.ofPeriod) ? comparisonOf(card, data, format) : undefined;
  const staleNote = query.error ? text.upToDate.notUpToDate : undefined;
  const toggle = card.breakdown && data && (
    <button
      className={styles.toggle}
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? breakdownId : undefined}
      onClick={() => onOpen(isOpen ? undefined : place)}
    >
      <span>{text.cards.breakdown}</span>
      <Icon name="expand" size="sm" />
    </button>
  );
  const breakdown = card.breakdown && data && isOpen && (
    <PromptSuspense>
      <CardBreakdown id={breakdownId} card={card} breakdown={card.breakdown} data={data} months={months} />
    </PromptSuspense>
  );
  if (card.large) {
    return (
      <>
        <LargeCard {...{ card, data, body, controls, comparison }} note={staleNote} action={toggle} />
        {breakdown}
      </>
    );
  }
  const about = card.breakdown ? undefined : card.about;
  if (!data) return <StatCard title={card.title} status="loading" about={about} />;
  const { field, format: kind } = card.value;
  const rows = card.days && 'rows' in card.days ? rowsIn(data, card.days.rows) : [data];
  const currency = currencyOf(data, field) ?? currencyOf(rows[0] ?? {}, field);
  const caption = captionOf(card, data, rows, format, locale);
  return (
    <>
      <StatCard
        title={card.title}
        value={format(kind, data[field], currency)}
        comparison={comparison}
        about={about}
        caption={
          caption && (
            <>
              <span>{caption}</span>
              <CurrencyNote currency={currency} />
            </>
          )
        }
        note={staleNote}
        action={toggle}
      />
      {breakdown}
    </>
  );
});

/** The days or the month that the figure covers, else the day up to which it is valid. */
function captionOf(
  { days, asOf }: CardConfig,
  data: AnswerData,
  rows: readonly AnswerData[],
  format: Format,
  locale: string,
): string | undefined {
  if (days) {
    const [first, last] = [rows[0]?.[days.from], rows.at(-1)?.[days.to]];
    const [from, to] = [readDay(first), readDay(last)];
    if (from !== undefined && from === firstOfMonth(from) && to === lastOfMonth(from))
      return month(from, locale, 'long');
    if (first && last) return text.table.days(format('date', first), format('date', last));
  }
  return asOf && text.cards.asOf(format('date', data[asOf]));
}

/** By how much the figure differs from an earlier one. An arrow stands for the sign, unless the change is neutral. */
function comparisonOf(
  { change: shown, value }: CardConfig,
  data: AnswerData,
  format: Format,
): ComparisonProps | undefined {
  if (!shown) return undefined;
  const { field, format: kind, percent, previous, neutral } = shown;
  // As in an investor's first year.
  if ((data[field] ?? data[previous] ?? undefined) === undefined)
    return { direction: 'flat', text: text.cards.noComparison };
  const size = (name: string) => {
    const found = decimalIn(data, name);
    return found !== undefined && Number(found) < 0 ? negated(found) : data[name];
  };
  const change = numberIn(data, field);
  const direction = !change || neutral ? 'flat' : change > 0 ? 'up' : 'down';
  const written = format(kind, neutral ? data[field] : size(field), currencyOf(data, field));
  return {
    direction,
    text: neutral && change !== undefined && change > 0 ? `+${written}` : written,
    detail: percent === undefined ? undefined : `(${format('percent', size(percent))})`,
    label: text.cards.from(format(value.format, data[previous], currencyOf(data, previous))),
  };
}
