import { useLocation } from 'react-router-dom';
import { drawn } from '../../screen/drawn.tsx';
import { type AnswerData, currencyOf, decimalIn, numberIn, rowsIn } from '../../screen/fields.ts';
import { Link } from '../../screen/Link.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Breakdown } from '../../ui/Breakdown.tsx';
import { Stack, Text } from '../../ui/box.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SumList } from '../../ui/SumList.tsx';
import { readDecimal } from '../../values/decimal.ts';
import { exactSum, negated } from '../../values/exactSum.ts';
import { type FormatKind, readAs } from '../../values/formats.ts';
import { currencyDigits } from '../../values/money.ts';
import { text } from '../../values/text/text.ts';
import styles from './CardBreakdown.module.css';
import { difference } from './difference.ts';
import type { CardBreakdown as BreakdownConfig, Card } from './options.ts';

interface CardBreakdownProps {
  card: Card;
  breakdown: BreakdownConfig;
  data: AnswerData;
  /** The period of the cards. */
  months: number;
  /** Named by the button that opens it. */
  id: string;
}

type Amount = NonNullable<BreakdownConfig['of']>[number];

/** How a card's figure is made up. Every sum shown is that of the lines shown. */
export function CardBreakdown({ card, breakdown, data, months, id }: CardBreakdownProps) {
  const format = useFormat();
  const { before, of, ofTitle, parts, facts = [], link } = breakdown;
  const known = facts.filter(({ field }) => data[field] !== null && data[field] !== undefined);
  const write = (kind: FormatKind, value: unknown, currency = data.currency) => format(kind, value, currency);
  const figure = decimalIn(data, card.value.field, card.value.format);
  const named = { label: card.title, value: write(card.value.format, data[card.value.field]) };
  const amountIn = ({ field, format: kind }: Amount) => decimalIn(data, field, kind);
  const lineOf = ({ field, format: kind, label }: Amount) => ({
    label,
    value: write(kind, data[field], currencyOf(data, field)),
  });
  const rows = parts ? rowsIn(data, parts.rows) : [];

  return (
    <Stack as="section" gap="3" size="table" shrinks id={id} aria-label={text.cards.breakdownOf(card.title)}>
      <Text tone="muted">{card.about}</Text>
      <div className={styles.parts}>
        {before && (
          <SumList
            lines={[
              {
                label: before.label,
                value: write('money', grossOf([figure, ...before.less.map(amountIn)])),
              },
              ...before.less.map(({ field, format: kind, label }) => ({
                label,
                value: write(kind, deduction(data[field]), currencyOf(data, field)),
              })),
            ]}
            sum={named}
          />
        )}
        {of && (
          <div>
            {ofTitle && <h4 className={styles.title}>{ofTitle}</h4>}
            <SumList lines={of.map(lineOf)} {...totalOf(of.map(amountIn), 'money')} />
          </div>
        )}
        {parts && rows.length > 0 && (
          <section aria-label={text.cards.parts}>
            <h4 className={styles.title}>{text.cards.parts}</h4>
            <Breakdown
              items={rows.map((row) => ({
                label: format('label', row[parts.label]),
                value: write(parts.format, row[parts.value], currencyOf(row, parts.value) ?? data.currency),
                percent: (parts.share ? numberIn(row, parts.share) : undefined) ?? null,
                share: parts.share ? format('percent', row[parts.share]) : undefined,
              }))}
            />
            <SumList
              lines={[]}
              {...totalOf(
                rows.map((row) => decimalIn(row, parts.value, parts.format)),
                readAs(parts.format),
              )}
            />
          </section>
        )}
        {known.length > 0 && (
          <DetailList
            items={known.map(({ field, label, format: kind }) => ({
              label,
              value: drawn(kind, write(kind, data[field])),
            }))}
          />
        )}
      </div>
      {link && <SectionLink link={link} months={months} />}
    </Stack>
  );

  /** The sum of lines, with a note where it is not the figure. */
  function totalOf(amounts: Parameters<typeof difference>[0], kind: FormatKind) {
    const digits = kind === 'money' ? currencyDigits(String(data.currency ?? '')) : undefined;
    const { sum, gap } = difference(amounts, figure, digits);
    return {
      sum: { label: text.cards.total, value: write(kind, sum) },
      note: gap ? text.cards.gap(write(kind, gap)) : undefined,
    };
  }
}

/** What the figure was before deductions; undefined if one of them is unknown. */
function grossOf(amounts: Parameters<typeof difference>[0]): string | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length < amounts.length ? undefined : String(exactSum(known));
}

/** A deduction, which the description gives as a positive number; as it came where it is none. */
function deduction(value: unknown): unknown {
  const found = readDecimal(value);
  return found === undefined ? value : negated(found);
}

interface SectionLinkProps {
  link: NonNullable<BreakdownConfig['link']>;
  months: number;
}

function SectionLink({ link: { label, section, samePeriod }, months }: SectionLinkProps) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  if (samePeriod) parameters.set(`${section}-period`, String(months));
  return (
    <Link className={styles.link} to={{ pathname, search: String(parameters), hash: section }}>
      <span>{label}</span>
      <Icon name="next" size="sm" />
    </Link>
  );
}
