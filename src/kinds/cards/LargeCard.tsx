import { useId, useMemo, useState } from 'react';
import { type AnswerData, currencyOf } from '../../screen/fields.ts';
import { useRenderers } from '../../screen/RenderersContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Small, Text } from '../../ui/box.tsx';
import { Comparison, type ComparisonProps } from '../../ui/Comparison.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { readAs } from '../../values/formats.ts';
import { text } from '../../values/text/text.ts';
import { CurrencyNote } from './CurrencyNote.tsx';
import styles from './LargeCard.module.css';
import { LargeCardBody, LargeCardProvider, type LargeCard as Shared } from './LargeCardBody.tsx';
import type { Card as CardConfig } from './options.ts';

interface LargeCardProps {
  card: CardConfig;
  /** Undefined until the answer has arrived. */
  data: AnswerData | undefined;
  body: Shared['body'];
  controls: Elements;
  comparison: ComparisonProps | undefined;
  /** That the figure may not be up to date. */
  note: string | undefined;
  /** The button of its breakdown. */
  action: Elements;
}

/** The figure that leads a screen, with its course over time. */
export function LargeCard({ card, data, body, controls, comparison, note, action }: LargeCardProps) {
  const format = useFormat();
  const titleId = useId();
  const rendererOf = useRenderers();
  const [head, setHead] = useState<HTMLElement | null>(null);
  const shared = useMemo(() => ({ card, data, body, controls, head }), [card, data, body, controls, head]);
  const Story = card.story && rendererOf(card.story.kind);
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <header ref={setHead} className={styles.head}>
        <Text as="div" tone="muted" className={styles.title}>
          <h3 id={titleId}>{card.title}</h3>
          {data && card.asOf && <span>{`, ${format('date', data[card.asOf])}`}</span>}
        </Text>
        {action}
      </header>
      {data ? <Value card={card} data={data} /> : <Awaited />}
      <LargeCardProvider value={shared}>
        {card.story && Story ? (
          <Story section={card.story} />
        ) : (
          <LargeCardBody change={comparison && <Comparison {...comparison} />} />
        )}
      </LargeCardProvider>
      {note && <Small data-stale>{note}</Small>}
    </article>
  );
}

function Value({ card, data }: { card: CardConfig; data: AnswerData }) {
  const format = useFormat();
  const { field, format: kind } = card.value;
  const currency = currencyOf(data, field);
  // Some languages write the code of the currency in the amount itself.
  const written = format(kind, data[field], currency);
  return (
    <p className={styles.figure}>
      <span className={styles.value} style={{ '--figures': written.length }}>
        <Figure>{written}</Figure>
      </span>
      <span className={styles.unit}>
        {readAs(kind) === 'money' && typeof currency === 'string' && !written.includes(currency) && (
          <span>{`${currency} `}</span>
        )}
        <span>
          <CurrencyNote currency={currency} namesOthers />
        </span>
      </span>
    </p>
  );
}

const Awaited = () => (
  <Loading label={text.loading}>
    <p className={styles.figure}>
      <span className={styles.value}>
        <Skeleton width="var(--size-48)" />
      </span>
    </p>
  </Loading>
);
