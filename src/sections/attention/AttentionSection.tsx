import { useState } from 'react';
import { useCoolDown } from '../../api/useCoolDown.ts';
import type { AttentionConfig } from '../../config/kinds/attention.ts';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { tryAgain } from '../../frame/tryAgain.ts';
import { whatFailed } from '../../frame/whatFailed.ts';
import { Link } from '../../portal/Link.tsx';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { ShowAll } from '../parts/ShowAll.tsx';
import styles from './AttentionSection.module.css';
import type { Item } from './itemsOf.ts';
import { type Asked, useConditions } from './useConditions.ts';
import { useItems } from './useItems.ts';

const noticesAtFirst = 4;

/** What needs attention: warnings first, then notices. Says that payments are up to date only when that is known. */
export function AttentionSection({ section }: { section: AttentionConfig }) {
  const itemsIn = useItems();
  const [isOpen, setOpen] = useState(false);
  const asked = useConditions(section.conditions);

  const items = merged(itemsIn(asked));
  const [warnings, notices] = [bySeverity(items, 'warning'), bySeverity(items, 'notice')];
  const payments = asked.filter(({ condition }) => condition.payment);
  const isDue = itemsIn(payments).length > 0;
  const isKnown = payments.every(({ query }) => query.data !== undefined);
  const isWaiting = asked.some((one) => one.isWaiting);
  // All at once: one that comes between others would push them down.
  const shown = isWaiting ? [] : isOpen ? notices : notices.slice(0, noticesAtFirst);

  return (
    <SectionFrame section={section}>
      <ul className={styles.list} data-payments={isDue ? 'due' : isKnown ? 'fine' : 'unknown'}>
        {warnings.map((item) => (
          <Line key={item.key} item={item} />
        ))}
        {isKnown && !isDue && (
          <li className={styles.line}>
            <Icon name="success" />
            <span>{section.calm}</span>
          </li>
        )}
        {unknownParts(asked).map((part) => (
          <Unknown key={part.titles.join()} part={part} />
        ))}
        {shown.map((item) => (
          <Line key={item.key} item={item} />
        ))}
        {isWaiting && (
          <li className={styles.line}>
            <Loading>
              <Skeleton />
            </Loading>
          </li>
        )}
      </ul>
      {!isWaiting && notices.length > shown.length && (
        <div className={styles.more}>
          <ShowAll count={items.length} onShow={() => setOpen(true)} />
        </div>
      )}
    </SectionFrame>
  );
}

function Line({ item }: { item: Item }) {
  const content = (
    <>
      <Icon name={item.severity === 'warning' ? 'warning' : 'info'} />
      <span>{item.text}</span>
    </>
  );
  return (
    <li className={styles.item} data-severity={item.severity}>
      {item.to === undefined ? (
        <p className={styles.line}>{content}</p>
      ) : (
        <Link className={styles.line} to={item.to}>
          {content}
          <Icon name="next" size="sm" />
        </Link>
      )}
    </li>
  );
}

type Part = ReturnType<typeof unknownParts>[number];

/** Something that could not be checked, and a way to try again. */
function Unknown({ part: { titles, query, why } }: { part: Part }) {
  const isCoolingDown = useCoolDown(query.error);
  return (
    <li className={styles.line}>
      <Icon name="error" />
      {query.data === undefined ? (
        <span role="alert">{`${text.attention.unknown(titles.join(text.values.list))} ${why}`}</span>
      ) : (
        <span>{why}</span>
      )}
      <Button
        size="small"
        variant="quiet"
        busy={query.isFetching}
        aria-disabled={isCoolingDown}
        onClick={() => tryAgain([query])}
      >
        {text.actions.tryAgain}
      </Button>
    </li>
  );
}

/** The queries that failed, each with the titles of what rests on it and what happened. */
function unknownParts(asked: readonly Asked[]) {
  const failed = asked.filter(({ query, isWaiting }) => query.error && !isWaiting);
  return [...new Set(failed.map(({ query }) => query))].map((query) => ({
    query,
    why: query.data !== undefined ? text.faults.notUpToDate : query.error ? whatFailed(query.error) : '',
    titles: failed.filter((one) => one.query === query).map(({ condition }) => condition.title),
  }));
}

const bySeverity = (items: readonly Item[], severity: Item['severity']) =>
  items.filter((item) => item.severity === severity);

/** Several sentences of one severity that lead to the same address are one item. */
function merged(items: readonly Item[]): Item[] {
  const all = new Map<string, Item>();
  for (const item of items) {
    const place = `${item.severity} ${item.to}`;
    const known = all.get(place);
    all.set(place, known ? { ...known, text: `${known.text} ${item.text}` } : item);
  }
  return [...all.values()];
}
