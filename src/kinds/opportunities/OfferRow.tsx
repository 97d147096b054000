import { useId } from 'react';
import { sectionPlace, subjectPath } from '../../config/places.ts';
import type { Investment, Offer } from '../../figures/answers.ts';
import { closingOf, ownedIn, requestIn, wouldEarn } from '../../figures/offer.ts';
import { Link } from '../../screen/Link.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { barLength } from '../../ui/barLength.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { nearDay } from '../../values/date.ts';
import { type Decimal, readDecimal } from '../../values/decimal.ts';
import { imageOf } from '../../values/imageOf.ts';
import { listed } from '../../values/isolated.ts';
import { oneLine } from '../../values/oneLine.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { isOfFund, useOfferWords } from '../opportunity/useOfferWords.ts';
import styles from './OfferRow.module.css';

export interface Drawing {
  /** The amount to show the earnings of; undefined if the entered text is not an amount. */
  amount: Decimal | undefined;
  /** Whether the visitor has chosen it, so that the link passes it to the offer. */
  isOwn: boolean;
  held: readonly Investment[];
}

/** An offer in a row: its name, its rate, what the amount would earn, and when it closes. */
export function OfferRow({ offer, amount, isOwn, held }: Drawing & { offer: Offer }) {
  const { format, money, round, plainRound, lien } = useOfferWords(offer);
  const portal = usePortal();
  const titleId = useId();
  const words = text.offer.list;
  const today = currentDay();
  const closing = closingOf(offer, today);
  const earnings = amount === undefined ? undefined : wouldEarn(offer, amount);
  const owned = ownedIn(offer, held);
  const asked = requestIn(offer);
  const src = imageOf(offer.image_base_64_encoded);
  const percent = Number(readDecimal(offer.funded_percent) ?? 0);
  const place = listed([offer.city, offer.province]);
  const terms = [
    ...(offer.term_months === undefined ? [] : [format('months', offer.term_months)]),
    ...(offer.ltv_percent === undefined ? [] : [words.ltv(format('percent', offer.ltv_percent))]),
  ];
  const path = subjectPath(portal, 'opportunityDetails', offer.opportunity_id);
  const title = format('text', offer.title);
  return (
    <li>
      <article className={styles.row} aria-labelledby={titleId}>
        <span className={styles.picture}>{src && <img src={src} alt="" />}</span>
        <div className={styles.words}>
          <Heading className={styles.title} id={titleId} dir="auto">
            {path === undefined ? <span>{title}</span> : <Link to={`${path}${searchOf()}`}>{title}</Link>}
          </Heading>
          <p className={styles.what}>
            <span className={styles.kind}>
              {isOfFund(offer) ? words.fund : [lien(offer), place].filter(Boolean).join(text.values.list)}
            </span>
            {offer.is_new === 1 && <span className={styles.mark}>{words.new}</span>}
          </p>
          {terms.length > 0 && <p className={styles.terms}>{terms.join(text.values.list)}</p>}
          {owned !== undefined && <p className={styles.own}>{words.own(money(owned))}</p>}
          {asked && (
            <p className={styles.own}>
              {words.asked(format('money', asked.amount, asked.currency), format('label', asked.status))}
            </p>
          )}
        </div>
        <p className={styles.figure}>
          <span className={styles.value}>
            <Figure>{format('percent', offer.investor_rate_percent)}</Figure>
          </span>
          <span>{isOfFund(offer) ? words.yearOfFund : words.year}</span>
        </p>
        <p className={styles.figure} data-earned={earnings?.changed ? 'other' : 'chosen'}>
          <span className={styles.value}>
            <Figure>{money(earnings?.monthly)}</Figure>
          </span>
          <span>{earnings?.changed ? words.monthOn(plainRound(earnings.amount)) : words.month}</span>
        </p>
        <div className={styles.left}>
          <p data-soon={closing?.isSoon}>
            {closing
              ? words.closes(oneLine(nearDay(closing.day, portal.locale, today, 'short')), closing.days)
              : text.offer.noClosing}
          </p>
          <p>{words.left(round(offer.available_amount))}</p>
          <span className={styles.track} aria-hidden>
            <span style={{ inlineSize: `${barLength(percent)}%` }} />
          </span>
        </div>
        {path !== undefined && <Icon name="next" />}
      </article>
    </li>
  );

  /** The link passes the amount to the offer. */
  function searchOf(): string {
    const place = sectionPlace(portal, ({ kind }) => kind === 'opportunity');
    return place && isOwn && amount !== undefined
      ? `?${new URLSearchParams({ [`${place.section.id}-amount`]: String(amount) })}`
      : '';
  }
}
