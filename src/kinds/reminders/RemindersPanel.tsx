import { useState } from 'react';
import { attentionItems } from '../../figures/attention.ts';
import { Link } from '../../screen/Link.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { usePreviousVisit } from '../../screen/VisitContext.tsx';
import type { Elements } from '../../ui/elements.ts';
import { Icon } from '../../ui/Icon.tsx';
import { phone } from '../../ui/theme/phone.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { useAttentionAnswers } from '../attention/useAttentionAnswers.ts';
import type { RemindersConfig } from './options.ts';
import styles from './RemindersPanel.module.css';
import { AwaitedLine } from './RemindersShape.tsx';
import { reminderPath } from './reminderPath.ts';
import { reminderText } from './reminderText.ts';
import { Unchecked } from './Unchecked.tsx';

/**
 * Reminders: the first one on one line, with the others behind it. Takes the place of *Attention* if nothing
 * failed, and says that nothing needs it only once everything has answered.
 */
export function RemindersPanel({ section }: { section: RemindersConfig }) {
  const { maturityDays = 60, closingDays = 14, leaveOut = [] } = section;
  const format = useFormat();
  const portal = usePortal();
  const previousVisit = usePreviousVisit();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMedia(phone);
  const { answers, parts, off } = useAttentionAnswers(leaveOut);
  const moments = { today: currentDay(), previousVisit };
  const items = attentionItems(answers, { maturityDays, closingDays, leaveOut: off }, moments);
  const reminders = merged(
    items.flatMap((item) =>
      item.condition === 'payments'
        ? []
        : [
            {
              text: reminderText(item, format),
              strong: item.condition === 'redemptions' ? format('date', item.askBy) : undefined,
              to: reminderPath(item, portal),
              way: text.attention.ways[item.condition],
            },
          ],
    ),
  );
  const hasFailed = items.some(({ condition }) => condition === 'payments');
  const isWaiting = parts.some((part) => part.isWaiting);
  const isUnknown = parts.some(({ queries }) => queries.some(({ error }) => error));
  const [first, ...others] = isWaiting ? [] : reminders;
  return (
    <SectionFrame section={hasFailed ? { ...section, title: text.attention.reminders } : section} titled={false}>
      <ul className={styles.list}>
        <Unchecked className={styles.line} parts={parts} />
        {first && (
          <Line reminder={first} isShort={isPhone && !isOpen}>
            {others.length > 0 && (
              <button className={styles.more} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
                <span className={styles.words}>
                  {isOpen ? text.attention.fewer : text.attention.more(format('number', others.length))}
                </span>
                {!isOpen && (
                  <span className={styles.count} aria-hidden>
                    {`+${format('number', others.length)}`}
                  </span>
                )}
                <Icon name="expand" size="sm" />
              </button>
            )}
          </Line>
        )}
        {isOpen && others.map((reminder) => <Line key={placeOf(reminder)} reminder={reminder} />)}
        {!isWaiting && !first && !isUnknown && (
          <li className={styles.line}>
            <Icon name="success" />
            <p>{hasFailed ? text.attention.noReminders : text.attention.nothing}</p>
          </li>
        )}
        {isWaiting && <AwaitedLine />}
      </ul>
    </SectionFrame>
  );
}

interface Reminder {
  text: string;
  /** The most important part of it. */
  strong?: string | undefined;
  to: string | undefined;
  /** The words of the link. */
  way: string;
}

interface LineProps {
  reminder: Reminder;
  /** Draws only the most important part of what comes first; the rest is one tap away. */
  isShort?: boolean;
  children?: Elements;
}

function Line({ reminder: { text: sentence, strong, to, way }, isShort = false, children }: LineProps) {
  return (
    <li className={styles.line}>
      <Icon name="info" />
      <Sentence strong={strong} isShort={isShort && to !== undefined}>
        {sentence}
      </Sentence>
      {to && (
        <Link className={styles.way} to={to}>
          <span>{way}</span>
          <Icon name="next" size="sm" />
        </Link>
      )}
      {children}
    </li>
  );
}

/** A sentence with this part in bold, if it contains the part. */
function Sentence({ strong, isShort, children }: Pick<Reminder, 'strong'> & { isShort: boolean; children: string }) {
  const at = strong === undefined ? -1 : children.indexOf(strong);
  if (strong === undefined || at < 0) return <p>{children}</p>;
  return (
    <p>
      <span>{children.slice(0, at)}</span>
      <b>{strong}</b>
      <span className={isShort ? 'visuallyHidden' : undefined}>{children.slice(at + strong.length)}</span>
    </p>
  );
}

/** Two loans may have the same name and mature on the same day, but each leads to its own screen. */
const placeOf = ({ text: sentence, to, way }: Reminder) => (to ? `${way} ${to}` : sentence);

/** Merges sentences of one kind that lead to the same address into one line. */
function merged(reminders: readonly Reminder[]): Reminder[] {
  const all = new Map<string, Reminder>();
  for (const reminder of reminders) {
    const place = placeOf(reminder);
    const known = all.get(place);
    all.set(place, known ? { ...known, text: `${known.text} ${reminder.text}` } : reminder);
  }
  return [...all.values()];
}
