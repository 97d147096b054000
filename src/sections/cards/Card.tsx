import { useQuery } from '@tanstack/react-query';
import { memo, useEffect } from 'react';
import { queryFor } from '../../api/queryFor.ts';
import type { Body } from '../../api/types.ts';
import { useCoolDown } from '../../api/useCoolDown.ts';
import type { Card as CardConfig } from '../../config/kinds/cards.ts';
import { figuresShown } from '../../frame/afterCards.ts';
import { type AnswerData, numberIn, rowsIn } from '../../frame/fields.ts';
import { focusSection } from '../../frame/focusSection.ts';
import { whatFailed } from '../../frame/whatFailed.ts';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import type { ComparisonProps } from '../../widgets/Comparison.tsx';
import { Sparkline } from '../../widgets/Sparkline.tsx';
import { StatCard } from '../../widgets/StatCard.tsx';
import { CardDetails, type CardPartProps, CardShape } from './CardDetails.tsx';

interface CardProps {
  card: CardConfig;
  /** The period and the comparison. */
  body: Body<'portfolioCardCurrentlyInvested'>;
  compareTo: keyof typeof text.cards.ago;
}

/** One card of the section. It has its own query, so that a failure leaves the other cards usable. */
export const Card = memo(function Card({ card, body, compareTo }: CardProps) {
  const format = useFormat();
  // The config check has verified these names against the description.
  const query = useQuery(queryFor(card.query, { ...card.where, ...(card.change && body) } as never));
  const isCoolingDown = useCoolDown(query.error);
  const isSettled = !query.isPending;
  useEffect(() => {
    if (isSettled) figuresShown();
  }, [isSettled]);
  if (query.error && !query.data) {
    return (
      <StatCard
        title={card.title}
        status="error"
        errorText={whatFailed(query.error)}
        disabled={isCoolingDown}
        onRetry={() => {
          focusSection();
          void query.refetch();
        }}
      />
    );
  }
  if (!query.data) {
    return (
      <StatCard title={card.title} status="loading" about={card.about}>
        {(card.sparkline || card.breakdown || card.lines) && <CardShape card={card} />}
      </StatCard>
    );
  }
  const data = query.data as unknown as AnswerData; // An object, according to the description.
  const { field, format: kind } = card.value;
  return (
    <StatCard
      title={card.title}
      value={format(kind, data[field], data.currency)}
      unit={kind === 'money' && typeof data.currency === 'string' ? data.currency : undefined}
      comparison={comparisonOf(card, data, format, compareTo)}
      about={card.about}
      caption={[card.asOf && text.cards.asOf(format('date', data[card.asOf])), query.error && text.faults.notUpToDate]
        .filter(Boolean)
        .join(' ')}
    >
      <CardLine card={card} data={data} format={format} />
      <CardDetails card={card} data={data} format={format} />
    </StatCard>
  );
});

function CardLine({ card, data, format }: CardPartProps) {
  if (!card.sparkline) return null;
  const { rows, at, value, format: kind } = card.sparkline;
  const points = rowsIn(data, rows).map((row) => ({ row, value: numberIn(row, value) }));
  const known = points.flatMap((point) => (point.value === undefined ? [] : [{ row: point.row, value: point.value }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const write = (row: AnswerData) =>
    `${format(at === 'period' ? 'month' : 'date', row[at])}: ${format(kind, row[value], row.currency ?? data.currency)}`;
  return (
    <Sparkline
      points={known.map((point) => ({ label: write(point.row), value: point.value }))}
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
    direction: !change ? 'flat' : change > 0 ? 'up' : 'down',
    text: change !== undefined && change > 0 ? `+${written}` : written,
    label: text.cards.from(format(card.value.format, data[previous], data.currency), text.cards.ago[compareTo]),
  };
}
