import type { Offer } from '../../figures/answers.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { BelowHeading, Heading } from '../../ui/Heading.tsx';
import { type Drawing, OfferRow } from './OfferRow.tsx';
import styles from './OffersPanel.module.css';

interface OfferRowsProps extends Drawing {
  title: string;
  offers: readonly Offer[];
  isStale?: boolean;
}

interface OfferGroupProps extends OfferRowsProps {
  count: number | undefined;
  /** The group's own query, whose failure the group reports. */
  query: QueryState;
}

/** Offers of one kind below their title. */
export function OfferGroup({ count, query, ...rows }: OfferGroupProps) {
  return (
    <div className={styles.group}>
      <Heading className={styles.title}>
        <OfferTitle title={rows.title} count={count} />
      </Heading>
      <QueryFailure query={query} />
      {rows.offers.length > 0 && (
        <BelowHeading>
          <OfferRows {...rows} />
        </BelowHeading>
      )}
    </div>
  );
}

/** A title with the number of offers. */
export function OfferTitle({ title, count }: Pick<OfferGroupProps, 'title' | 'count'>) {
  const format = useFormat();
  return (
    <>
      <span>{title}</span>
      {count !== undefined && <span className={styles.count}>{` ${format('number', count)}`}</span>}
    </>
  );
}

/** A row for each offer. */
export function OfferRows({ title, offers, isStale = false, ...drawing }: OfferRowsProps) {
  return (
    <ul className={styles.rows} aria-label={title} aria-busy={isStale} data-stale={isStale}>
      {offers.map((offer) => (
        <OfferRow key={offer.opportunity_id} offer={offer} {...drawing} />
      ))}
    </ul>
  );
}
