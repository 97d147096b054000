import { useLocation } from 'react-router-dom';
import type { Card, CardBreakdown } from '../../config/kinds/cards.ts';
import { readDecimal } from '../../format/decimal.ts';
import { exactSum, negated } from '../../format/exactSum.ts';
import type { FormatKind } from '../../format/formats.ts';
import { currencyDigits } from '../../format/money.ts';
import { type AnswerData, decimalIn, numberIn, rowsIn } from '../../frame/fields.ts';
import { Link } from '../../portal/Link.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Breakdown } from '../../widgets/Breakdown.tsx';
import { DetailList } from '../../widgets/DetailList.tsx';
import { Dialog } from '../../widgets/Dialog.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { SumList } from '../../widgets/SumList.tsx';
import { drawn } from '../parts/drawn.tsx';
import styles from './BreakdownDialog.module.css';
import { difference } from './difference.ts';

interface BreakdownDialogProps {
  card: Card;
  breakdown: CardBreakdown;
  data: AnswerData;
  /** The period of the cards. */
  months: number;
  onClose: () => void;
}

type Amount = NonNullable<CardBreakdown['of']>[number];

/** How a card's figure is made up. Every sum shown is that of the lines shown. */
export function BreakdownDialog({ card, breakdown, data, months, onClose }: BreakdownDialogProps) {
  const format = useFormat();
  const { before, of, parts, facts = [], link } = breakdown;
  const write = (kind: FormatKind, value: unknown, currency = data.currency) => format(kind, value, currency);
  const figure = decimalIn(data, card.value.field);
  const named = { label: card.title, value: write(card.value.format, data[card.value.field]) };
  const lineOf = ({ field, label }: Amount) => ({ label, value: write('money', data[field]) });
  const rows = parts ? rowsIn(data, parts.rows) : [];

  return (
    <Dialog title={text.cards.breakdownOf(card.title)} description={card.about} onClose={onClose}>
      <div className={styles.parts}>
        {before && (
          <SumList
            lines={[
              {
                label: before.label,
                value: write('money', grossOf([figure, ...before.less.map((one) => decimalIn(data, one.field))])),
              },
              ...before.less.map(({ field, label }) => ({ label, value: write('money', deduction(data[field])) })),
            ]}
            sum={named}
          />
        )}
        {of && (
          <SumList
            lines={of.map(lineOf)}
            {...totalOf(
              of.map(({ field }) => decimalIn(data, field)),
              'money',
            )}
          />
        )}
        {parts && rows.length > 0 && (
          <section aria-label={text.cards.parts}>
            <h3 className={styles.title}>{text.cards.parts}</h3>
            <Breakdown
              items={rows.map((row) => ({
                label: format('label', row[parts.label]),
                value: write(parts.format, row[parts.value], row.currency ?? data.currency),
                percent: (parts.share ? numberIn(row, parts.share) : undefined) ?? null,
                share: parts.share ? format('percent', row[parts.share]) : undefined,
              }))}
            />
            <SumList
              lines={[]}
              {...totalOf(
                rows.map((row) => decimalIn(row, parts.value)),
                parts.format,
              )}
            />
          </section>
        )}
        {facts.some(({ field }) => data[field] !== null && data[field] !== undefined) && (
          <DetailList
            items={facts
              .filter(({ field }) => data[field] !== null && data[field] !== undefined)
              .map(({ field, label, format: kind }) => ({ label, value: drawn(kind, write(kind, data[field])) }))}
          />
        )}
        {link && <SectionLink link={link} months={months} onFollow={onClose} />}
      </div>
    </Dialog>
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
  link: NonNullable<CardBreakdown['link']>;
  months: number;
  onFollow: () => void;
}

function SectionLink({ link: { label, section, samePeriod }, months, onFollow }: SectionLinkProps) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  if (samePeriod) parameters.set(`${section}-period`, String(months));
  return (
    <Link className={styles.link} to={{ pathname, search: String(parameters), hash: section }} onClick={onFollow}>
      <span>{label}</span>
      <Icon name="next" size="sm" />
    </Link>
  );
}
