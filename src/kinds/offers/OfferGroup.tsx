import { useId } from 'react';
import type { Offer } from '../../figures/answers.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { BelowHeading, Heading } from '../../ui/Heading.tsx';
import { type Drawing, OfferRow } from './OfferRow.tsx';
import styles from './OffersPanel.module.css';

interface OfferGroupProps extends Drawing {
  title: string;
  count: number | undefined;
  offers: readonly Offer[];
  isStale?: boolean;
  /** The group's own query, if the group has to report its failure. */
  query?: QueryState;
}

/** Offers of one kind, a row for each. */
export function OfferGroup({ title, count, offers, isStale = false, query, ...drawing }: OfferGroupProps) {
  const format = useFormat();
  const titleId = useId();
  return (
    <div className={styles.group}>
      <Heading className={styles.title} id={titleId}>
        <span>{title}</span>
        {count !== undefined && <span className={styles.count}>{` ${format('number', count)}`}</span>}
      </Heading>
      {query && <QueryFailure query={query} />}
      {(offers.length > 0 || isStale) && (
        <ul className={styles.rows} aria-labelledby={titleId} aria-busy={isStale} data-stale={isStale}>
          {offers.map((offer) => (
            <BelowHeading key={offer.opportunity_id}>
              <OfferRow offer={offer} {...drawing} />
            </BelowHeading>
          ))}
        </ul>
      )}
    </div>
  );
}
