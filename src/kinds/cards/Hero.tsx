import { type ReactNode, useMemo } from 'react';
import { GroupProvider } from '../../screen/SectionFrame.tsx';
import { Sections } from '../../screen/Sections.tsx';
import { Stack } from '../../ui/box.tsx';
import { SubSection } from '../../ui/SubSection.tsx';
import styles from './Hero.module.css';
import type { CardsConfig } from './options.ts';

interface HeroProps {
  section: CardsConfig;
  large: ReactNode;
  others: ReactNode;
}

/** One card: the large figure, a panel beside it and one below both, and the other figures in a row. */
export function Hero({ section: { title, above, beside, below, cards }, large, others }: HeroProps) {
  const group = useMemo(() => ({ title, Frame: SubSection }), [title]);
  const aboves = useMemo(() => (above ? [above] : []), [above]);
  const besides = useMemo(() => (beside ? [beside] : []), [beside]);
  const belows = useMemo(() => (below ? [below] : []), [below]);
  return (
    <div className={styles.hero}>
      <Sections sections={aboves} />
      <Stack className={styles.first} data-pair={beside !== undefined}>
        <div className={styles.large}>{large}</div>
        <GroupProvider value={group}>
          {beside && (
            <div className={styles.beside}>
              <Sections sections={besides} />
            </div>
          )}
        </GroupProvider>
      </Stack>
      {below && (
        <GroupProvider value={group}>
          <div className={styles.below}>
            <Sections sections={belows} />
          </div>
        </GroupProvider>
      )}
      <div className={styles.others} style={{ '--columns': cards.filter((card) => !card.large).length }}>
        {others}
      </div>
    </div>
  );
}
