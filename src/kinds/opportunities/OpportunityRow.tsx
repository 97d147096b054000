import { useId } from 'react';
import { sectionPlace, subjectPath } from '../../config/places.ts';
import type { Investment, Opportunity } from '../../figures/answers.ts';
import { closingOf, ownedIn, requestIn, wouldEarn } from '../../figures/opportunity.ts';
import { Link } from '../../screen/Link.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { Row, Stack, Text } from '../../ui/box.tsx';
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
import { Track } from '../opportunity/Track.tsx';
import { isOfFund, useOpportunityWords } from '../opportunity/useOpportunityWords.ts';
import styles from './OpportunityRow.module.css';

export interface Drawing {
  /** The amount to show the earnings of; undefined if the entered text is not an amount. */
  amount: Decimal | undefined;
  /** Whether the visitor has chosen it, so that the link passes it to the opportunity. */
  isOwn: boolean;
  held: readonly Investment[];
}

/** An opportunity in a row: its name, its rate, what the amount would earn, and when it closes. */
export function OpportunityRow({ opportunity, amount, isOwn, held }: Drawing & { opportunity: Opportunity }) {
  const { format, money, round, plainRound, lien } = useOpportunityWords(opportunity);
  const portal = usePortal();
  const titleId = useId();
  const words = text.opportunity.list;
  const today = currentDay();
  const closing = closingOf(opportunity, today);
  const earnings = amount === undefined ? undefined : wouldEarn(opportunity, amount);
  const owned = ownedIn(opportunity, held);
  const asked = requestIn(opportunity);
  const src = imageOf(opportunity.image_base_64_encoded);
  const percent = Number(readDecimal(opportunity.funded_percent) ?? 0);
  const place = listed([opportunity.city, opportunity.province]);
  const terms = [
    ...(opportunity.term_months === undefined ? [] : [format('months', opportunity.term_months)]),
    ...(opportunity.ltv_percent === undefined ? [] : [words.ltv(format('percent', opportunity.ltv_percent))]),
  ];
  const path = subjectPath(portal, 'opportunityDetails', opportunity.opportunity_id);
  const title = format('text', opportunity.title);
  return (
    <li>
      <article className={styles.row} aria-labelledby={titleId}>
        <span className={styles.picture}>{src && <img src={src} alt="" />}</span>
        <Stack gap="1" className={styles.words}>
          <Heading className={styles.title} id={titleId} dir="auto">
            {path === undefined ? <span>{title}</span> : <Link to={`${path}${searchOf()}`}>{title}</Link>}
          </Heading>
          <Row as="p" gap="1 2">
            <span className={styles.kind}>
              {isOfFund(opportunity) ? words.fund : [lien(opportunity), place].filter(Boolean).join(text.values.list)}
            </span>
            {opportunity.is_new === 1 && <span className={styles.mark}>{words.new}</span>}
          </Row>
          {terms.length > 0 && <Text tone="ink">{terms.join(text.values.list)}</Text>}
          {owned !== undefined && <p className={styles.own}>{words.own(money(owned))}</p>}
          {asked && (
            <p className={styles.own}>
              {words.asked(format('money', asked.amount, asked.currency), format('label', asked.status))}
            </p>
          )}
        </Stack>
        <p className={styles.figure}>
          <span className={styles.value}>
            <Figure>{format('percent', opportunity.investor_rate_percent)}</Figure>
          </span>
          <span>{isOfFund(opportunity) ? words.yearOfFund : words.year}</span>
        </p>
        <p className={styles.figure} data-earned={earnings?.changed ? 'other' : 'chosen'}>
          <span className={styles.value}>
            <Figure>{money(earnings?.monthly)}</Figure>
          </span>
          <span>{earnings?.changed ? words.monthOn(plainRound(earnings.amount)) : words.month}</span>
        </p>
        <Stack gap="1" className={styles.left}>
          <p data-soon={closing?.isSoon}>
            {closing
              ? words.closes(oneLine(nearDay(closing.day, portal.locale, today, 'short')), closing.days)
              : text.opportunity.noClosing}
          </p>
          <p>{words.left(round(opportunity.available_amount))}</p>
          <Track percent={percent} isOwn />
        </Stack>
        {path !== undefined && <Icon name="next" />}
      </article>
    </li>
  );

  /** The link passes the amount to the opportunity. */
  function searchOf(): string {
    const place = sectionPlace(portal, ({ kind }) => kind === 'opportunity');
    return place && isOwn && amount !== undefined
      ? `?${new URLSearchParams({ [`${place.section.id}-amount`]: String(amount) })}`
      : '';
  }
}
