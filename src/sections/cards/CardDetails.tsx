import type { Card } from '../../config/kinds/cards.ts';
import type { FormatKind } from '../../format/formats.ts';
import { currencyDigits } from '../../format/money.ts';
import { type AnswerData, decimalIn, numberIn, rowsIn } from '../../frame/fields.ts';
import type { Format } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Breakdown } from '../../widgets/Breakdown.tsx';
import { Disclosure } from '../../widgets/Disclosure.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { type SumLine, SumList } from '../../widgets/SumList.tsx';
import { difference } from './difference.ts';

const awaitedPart = { label: <Skeleton />, value: '', percent: 0, share: '' };

export interface CardPartProps {
  card: Card;
  data: AnswerData;
  format: Format;
}

/** The breakdown of a card's figure: its parts and, on demand, the individual lines with their sum. */
export function CardDetails({ card, data, format }: CardPartProps) {
  return (
    <>
      <Parts card={card} data={data} format={format} />
      <Lines card={card} data={data} format={format} />
    </>
  );
}

/** The skeleton of a card's details and sparkline, with one part for each kind of investment. */
export function CardShape({ card }: Pick<CardPartProps, 'card'>) {
  return (
    <>
      {card.sparkline && <Skeleton height="var(--space-10)" />}
      {card.breakdown && (
        <div aria-hidden>
          <Breakdown items={Array.from({ length: 3 }, () => awaitedPart)} />
        </div>
      )}
      {linesOf(card) && <Skeleton width="40%" height="var(--target)" />}
    </>
  );
}

function Parts({ card, data, format }: CardPartProps) {
  if (!card.breakdown) return null;
  const { rows, label, value, share, format: kind } = card.breakdown;
  const items = rowsIn(data, rows).map((row) => ({
    label: format('label', row[label]),
    value: format(kind, row[value], row.currency ?? data.currency),
    percent: (share ? numberIn(row, share) : undefined) ?? null,
    share: share ? format('percent', row[share]) : undefined,
  }));
  return items.length > 0 ? <Breakdown items={items} /> : null;
}

/** The lines that a card names, else its parts, with their sum and its difference from the figure. */
function Lines({ card, data, format }: CardPartProps) {
  const found = linesOf(card);
  const rows = found ? rowsIn(data, found.rows) : [];
  if (!found || rows.length === 0) return null;
  const write = (amount: unknown, kind = found.format) => format(kind, amount, data.currency);
  const lines: SumLine[] = rows.map((row) => ({
    label: format(found.labelFormat, row[found.label]),
    value: format(found.format, row[found.value], row.currency ?? data.currency),
  }));
  const amounts = rows.map((row) => decimalIn(row, found.value));
  const digits = found.format === 'money' ? currencyDigits(String(data.currency ?? '')) : undefined;
  const { sum, gap } = difference(amounts, decimalIn(data, card.value.field), digits);
  const gapFormat = found.format === 'percent' ? 'points' : found.format;
  return (
    <Disclosure label={text.cards.details}>
      <SumList
        lines={lines}
        sum={{ label: text.cards.sum, value: write(sum) }}
        note={gap ? text.cards.gap(write(gap, gapFormat)) : undefined}
      />
    </Disclosure>
  );
}

interface Found {
  rows: string;
  label: string;
  labelFormat: FormatKind;
  value: string;
  format: FormatKind;
}

function linesOf({ lines, breakdown }: Card): Found | undefined {
  if (lines) return { ...lines, label: lines.at, labelFormat: lines.at === 'period' ? 'month' : 'date' };
  return breakdown && { ...breakdown, labelFormat: 'label' };
}
