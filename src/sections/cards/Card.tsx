import { useQuery } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import { queryFor } from '../../api/queryFor.ts';
import type { Body } from '../../api/types.ts';
import { useCoolDown } from '../../api/useCoolDown.ts';
import type { Card as CardConfig } from '../../config/kinds/cards.ts';
import { cardShown } from '../../frame/afterCards.ts';
import { type AnswerData, numberIn, rowsIn } from '../../frame/fields.ts';
import { tryAgain } from '../../frame/tryAgain.ts';
import { whatFailed } from '../../frame/whatFailed.ts';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import type { ComparisonProps } from '../../widgets/Comparison.tsx';
import type { Elements } from '../../widgets/elements.ts';
import { lazyDialog } from '../../widgets/lazyDialog.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { Sparkline } from '../../widgets/Sparkline.tsx';
import { StatCard } from '../../widgets/StatCard.tsx';
import styles from './CardsSection.module.css';
import { LargeCard } from './LargeCard.tsx';

const BreakdownDialog = lazyDialog(async () => (await import('./BreakdownDialog.tsx')).BreakdownDialog);

interface CardProps {
  card: CardConfig;
  /** The period and the comparison. */
  body: Body<'portfolioCardCurrentlyInvested'>;
  /** The period in months. */
  months: number;
  compareTo: keyof typeof text.cards.ago;
  /** The period of all time has nothing before it. */
  isAllTime: boolean;
  /** Of a large card: the choices of the period and the comparison. */
  controls?: Elements;
}

/** One card of the section. It has its own query, so that a failure leaves the other cards usable. */
export const Card = memo(function Card({ card, body, months, compareTo, isAllTime, controls }: CardProps) {
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
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
  const comparison =
    data && !(isAllTime && card.change?.ofPeriod) ? comparisonOf(card, data, format, compareTo) : undefined;
  const staleNote = query.error ? text.faults.notUpToDate : undefined;
  const breakdown = card.breakdown && data && (
    <Button className={styles.breakdown} size="small" variant="quiet" onClick={() => setOpen(true)}>
      {text.cards.breakdown}
    </Button>
  );
  const dialog = card.breakdown && data && isOpen && (
    <BreakdownDialog
      card={card}
      breakdown={card.breakdown}
      data={data}
      months={months}
      onClose={() => setOpen(false)}
    />
  );
  if (card.large) {
    return (
      <>
        <LargeCard {...{ card, data, body, controls, comparison }} note={staleNote} action={breakdown} />
        {dialog}
      </>
    );
  }
  const about = card.breakdown ? undefined : card.about;
  if (!data) {
    return (
      <StatCard title={card.title} status="loading" about={about}>
        {card.course && <Skeleton height="var(--space-10)" />}
      </StatCard>
    );
  }
  const { field, format: kind } = card.value;
  return (
    <StatCard
      title={card.title}
      value={format(kind, data[field], data.currency)}
      unit={unitOf(card, data, format)}
      comparison={comparison}
      about={about}
      caption={[captionOf(card, data, format), staleNote].filter(Boolean).join(' ')}
      action={breakdown}
    >
      <Course card={card} data={data} format={format} />
      {dialog}
    </StatCard>
  );
});

/** The currency of an amount; the rate a year of a return that is not one itself. */
function unitOf(card: CardConfig, data: AnswerData, format: Format): string | undefined {
  if (card.value.format === 'money') return typeof data.currency === 'string' ? data.currency : undefined;
  const yearly = card.yearly === undefined ? undefined : numberIn(data, card.yearly);
  if (yearly === undefined || yearly === numberIn(data, card.value.field)) return undefined;
  return text.returns.yearly(format('percent', yearly));
}

/** The days that the figure covers, else the day up to which it is valid. */
function captionOf({ days, asOf }: CardConfig, data: AnswerData, format: Format): string | undefined {
  if (days) {
    const rows = 'rows' in days ? rowsIn(data, days.rows) : [data];
    const [first, last] = [rows[0]?.[days.from], rows.at(-1)?.[days.to]];
    if (first && last) return text.table.days(format('date', first), format('date', last));
  }
  return asOf && text.cards.asOf(format('date', data[asOf]));
}

function Course({ card, data, format }: { card: CardConfig; data: AnswerData; format: Format }) {
  if (!card.course) return null;
  const { rows, at, value, format: kind } = card.course;
  const points = rowsIn(data, rows).flatMap((row) => {
    const found = numberIn(row, value);
    return found === undefined ? [] : [{ row, value: found }];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length === 1) return null;
  const isMonthly = at === 'period';
  const write = (row: AnswerData) =>
    `${format(isMonthly ? 'month' : 'date', row[at])}: ${format(kind, row[value], row.currency ?? data.currency)}`;
  return (
    <Sparkline
      values={points.map((point) => point.value)}
      look={isMonthly ? 'bars' : 'line'}
      label={text.cards.course(card.title, write(first.row), write(last.row))}
    />
  );
}

function comparisonOf(
  card: CardConfig,
  data: AnswerData,
  format: Format,
  compareTo: CardProps['compareTo'],
): ComparisonProps | undefined {
  if (!card.change) return undefined;
  const { field, format: kind, previous } = card.change;
  const change = numberIn(data, field);
  const written = format(kind, data[field], data.currency);
  return {
    direction: !change || card.change.neutral ? 'flat' : change > 0 ? 'up' : 'down',
    text: change !== undefined && change > 0 ? `+${written}` : written,
    label: text.cards.from(format(card.value.format, data[previous], data.currency), text.cards.ago[compareTo]),
  };
}
