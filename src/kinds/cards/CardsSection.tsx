import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { queryFor } from '../../client/queryFor.ts';
import type { Body } from '../../client/types.ts';
import { deferUntilCards } from '../../screen/afterCards.ts';
import type { AnswerData } from '../../screen/fields.ts';
import { PeriodChoice, periodLine, usePeriod } from '../../screen/PeriodChoice.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { allTime, periodDays } from '../../screen/periodDays.ts';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { UnknownChoice } from '../../screen/UnknownChoice.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { useNews } from '../../screen/useNews.ts';
import { useUrlChoice } from '../../screen/useUrlChoice.ts';
import { Select } from '../../ui/Select.tsx';
import { phone } from '../../ui/theme/phone.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { text } from '../../values/text/text.ts';
import { Card } from './Card.tsx';
import styles from './CardsSection.module.css';
import { Hero } from './Hero.tsx';
import type { CardsConfig } from './options.ts';

/** Cards side by side, with one period and one comparison for all cards with a change (Reading R23). */
export function CardsSection({ section }: { section: CardsConfig }) {
  // Once, before the sections below load their libraries.
  useState(() => deferUntilCards(section.cards.length));
  const format = useFormat();
  const { comparisons } = usePortal();
  const period = usePeriod(section.id, section.period ?? '');
  const values = comparisons.map((comparison) => comparison.compareTo);
  const comparison = useUrlChoice(section.id, 'compare', values, values[0] ?? 'last_year');
  const chosen = comparisons.find(({ compareTo }) => compareTo === comparison.value);
  // The config's periods are limited to the months that the description allows.
  const [months, compare_to] = [period.value, comparison.value];
  const body = useMemo(() => ({ months, compare_to }) as Body<'portfolioCardCurrentlyInvested'>, [months, compare_to]);
  const isAllTime = months === allTime;
  // The days come from the card that covers the whole period. It requests them; this only reads them.
  const whole = section.cards.find(({ change }) => change?.ofPeriod);
  const options = queryFor(whole?.query ?? 'portfolioCardInterestEarned', { ...whole?.where, ...body } as never);
  const { data } = useQuery({ ...options, enabled: false });
  const days = periodDays(months, data as unknown as AnswerData | undefined, 'months');
  useNews(data && periodLine(period, days, format));
  const large = section.cards.find((card) => card.large);
  const compare = section.period && (
    <Select
      key="compare"
      look="choice"
      label={text.choices.compareWith}
      value={comparison.value}
      options={comparisons.map(({ compareTo, label }) => ({ value: compareTo, label }))}
      // The options are those of the config.
      onValue={(value) => comparison.choose(value as (typeof values)[number])}
    />
  );
  // On a phone the comparison stands below the figures that it changes, so that the first of them are in the first view.
  const isBelow = useMedia(phone) && large !== undefined;
  const controls = section.period && (
    <>
      <PeriodChoice {...period} days={large ? null : days} isOpen={large !== undefined} />
      {!isBelow && compare}
    </>
  );
  const [open, setOpen] = useState<number>();
  const shared = (place: number) => ({ body, months, isAllTime, place, isOpen: place === open, onOpen: setOpen });
  const cards = section.cards.map((card, index) => {
    if (card === large) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have one query, and their order never changes
    return <Card key={index} card={card} {...shared(index)} />;
  });
  // The last month, whatever the period, is what a phone is opened for.
  const isOfPeriod = (index: number) => section.cards[index]?.change?.ofPeriod === true;
  const newestFirst = [
    ...cards.filter((_, index) => !isOfPeriod(index)),
    ...cards.filter((_, index) => isOfPeriod(index)),
  ];
  return (
    <SectionFrame section={section} bare titled={!large} actions={!large && controls}>
      {section.period && (
        <>
          <UnknownChoice label={text.choices.period} choice={period} shown={period.label} />
          <UnknownChoice label={text.choices.compareWith} choice={comparison} shown={chosen?.label ?? ''} />
        </>
      )}
      {large ? (
        <Hero
          section={section}
          large={<Card card={large} controls={controls} {...shared(section.cards.indexOf(large))} />}
          others={isBelow ? [...newestFirst, compare] : cards}
        />
      ) : (
        <div className={styles.cards}>{cards}</div>
      )}
    </SectionFrame>
  );
}
