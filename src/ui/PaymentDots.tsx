import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { Row, Stack, Text } from './box.tsx';
import styles from './PaymentDots.module.css';

export type PaymentLook = 'received' | 'late' | 'missed' | 'due' | 'last';

export interface PaymentDot {
  id: string;
  look: PaymentLook;
  /** The short name of the month. */
  name: string;
  /** The year, only in its first month. */
  year?: string | undefined;
  /** Day, state and amount as a sentence. */
  sentence: string;
}

interface PaymentDotsProps {
  /** Names the dots for screen readers. */
  label: string;
  dots: readonly PaymentDot[];
  /** The legend of the dots' styles; lists only those in use. */
  looks: Readonly<Record<PaymentLook, string>>;
}

const order: readonly PaymentLook[] = ['received', 'late', 'missed', 'due', 'last'];

/** The dots of a row on a narrow screen: each is as wide as a finger, and a year is two rows. */
const narrow = 6;
const wideFor = (count: number): number => (count > 12 && count <= 18 ? 18 : 12);

/** Payments in a row of dots that are buttons: one is a Tab stop, and the arrow keys lead to the others. */
export function PaymentDots({ label, dots, looks }: PaymentDotsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const next = dots.findIndex(({ look }) => look === 'due' || look === 'last');
  const [reached, setReached] = useState<number>();
  const stop = reached ?? Math.max(0, next);
  const wide = wideFor(dots.length);
  const style: CSSProperties = { '--wide': wide, '--narrow': narrow };
  const sideOf = (at: number, columns: number) => (at % columns < columns / 2 ? 'start' : 'end');
  function move(event: KeyboardEvent<HTMLElement>, at: number) {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: dots.length - 1 }[event.key];
    if (to === undefined || !dots[to]) return;
    event.preventDefault();
    frame.current?.querySelectorAll('button')[to]?.focus();
  }
  return (
    <Stack gap="4">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of a form */}
      <div className={styles.dots} ref={frame} role="group" aria-label={label} style={style}>
        {dots.map(({ id, look, name, year, sentence }, at) => (
          <button
            key={id}
            type="button"
            className={styles.payment}
            tabIndex={at === stop ? 0 : -1}
            data-wide={sideOf(at, wide)}
            data-narrow={sideOf(at, narrow)}
            onFocus={() => setReached(at)}
            onKeyDown={(event) => move(event, at)}
          >
            <span className="visuallyHidden">{sentence}</span>
            <span className={styles.hint} aria-hidden>
              {sentence}
            </span>
            <Dot look={look} />
            <Text as="span" breaks="never" aria-hidden>
              {name}
            </Text>
            <span className={styles.year} aria-hidden>
              {year}
            </span>
          </button>
        ))}
      </div>
      <Row as="ul" gap="1 5" size="sm" tone="muted" breaks="anywhere" className={styles.legend}>
        {order
          .filter((look) => dots.some((dot) => dot.look === look))
          .map((look) => (
            <Row key={look} as="li" oneLine gap="2" align="center">
              <Dot look={look} />
              <span>{looks[look]}</span>
            </Row>
          ))}
      </Row>
    </Stack>
  );
}

const marks: Partial<Record<PaymentLook, string>> = { received: 'm5 8.2 2.1 2.1L11 6.4', missed: 'm6 6 4 4m0-4-4 4' };

function Dot({ look }: { look: PaymentLook }) {
  const mark = marks[look];
  return (
    <svg className={styles.dot} data-look={look} viewBox="0 0 16 16" aria-hidden>
      <circle className={styles.disc} cx="8" cy="8" r="7" />
      {look === 'last' && <circle className={styles.core} cx="8" cy="8" r="3.5" />}
      {mark && <path className={styles.mark} d={mark} />}
    </svg>
  );
}
