import type { Body } from '../../client/types.ts';
import { afterCards } from '../../screen/afterCards.ts';
import type { AnswerData } from '../../screen/fields.ts';
import type { Elements } from '../../ui/elements.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { MissingPart } from '../../ui/MissingPart.tsx';
import { PromptSuspense } from '../../ui/PromptSuspense.tsx';
import { strictContext } from '../../ui/strictContext.ts';
import { withTexts } from '../../values/text/withTexts.ts';
import type { CardEvent } from './CardCourse.tsx';
import styles from './LargeCardBody.module.css';
import type { Card } from './options.ts';

// Its place is kept until it has loaded.
const CardCourse = lazyComponent(async () => {
  await afterCards();
  return withTexts(async () => (await import('./CardCourse.tsx')).CardCourse);
}, MissingPart);

export interface LargeCard {
  card: Card;
  /** Undefined until the answer has arrived. */
  data: AnswerData | undefined;
  /** The period and the comparison. */
  body: Body<'portfolioCardCurrentlyInvested'>;
  /** The choices of both. */
  controls: Elements;
  /** Where the course puts the button that shows it as a table. */
  head: HTMLElement | null;
}

/** The large card that a panel tells the story of. */
export const [LargeCardProvider, useLargeCard] = strictContext<LargeCard>('LargeCard');

interface LargeCardBodyProps {
  /** What changed. */
  change: Elements;
  events?: readonly CardEvent[];
}

/** What stands below the figure of a large card: its change, the choices and its course. */
export function LargeCardBody({ change, events = [] }: LargeCardBodyProps) {
  const { card, data, controls, head } = useLargeCard();
  return (
    <>
      {change}
      <div className={styles.controls}>{controls}</div>
      <div className={styles.course}>
        {data && card.course && (
          <PromptSuspense>
            <CardCourse card={card} data={data} events={events} head={head} />
          </PromptSuspense>
        )}
      </div>
    </>
  );
}
