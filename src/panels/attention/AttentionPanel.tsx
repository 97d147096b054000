import { useState } from 'react';
import { useCoolDown } from '../../api/useCoolDown.ts';
import { todayHere } from '../../format/calendar.ts';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { tryAgain } from '../../frame/tryAgain.ts';
import { usePreviousVisit } from '../../frame/VisitContext.tsx';
import { whatFailed } from '../../frame/whatFailed.ts';
import { Link } from '../../portal/Link.tsx';
import { usePortal } from '../../portal/PortalContext.tsx';
import { useFormat } from '../../portal/useFormat.ts';
import { attentionItems, isUpToDate } from '../../portfolio/attention.ts';
import { ShowAll } from '../../sections/parts/ShowAll.tsx';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import styles from './AttentionPanel.module.css';
import { itemPath } from './itemPath.ts';
import { itemText } from './itemText.ts';
import type { AttentionConfig } from './options.ts';
import { type CheckedPart, useAttentionAnswers } from './useAttentionAnswers.ts';

const noticesAtFirst = 4;

/** What needs attention: warnings first, then notices. Says that payments are up to date only when that is known. */
export function AttentionPanel({ section }: { section: AttentionConfig }) {
  const { maturityDays = 60, closingDays = 14, leaveOut = [] } = section;
  const format = useFormat();
  const portal = usePortal();
  const previousVisit = usePreviousVisit();
  const today = todayHere();
  const [isOpen, setOpen] = useState(false);
  const { answers, parts, off } = useAttentionAnswers(leaveOut);

  const items = attentionItems(answers, { maturityDays, closingDays, leaveOut: off }, { today, previousVisit });
  const lines = merged(
    items.map((item) => ({
      isWarning: item.condition === 'payments',
      text: itemText(item, format),
      to: itemPath(item, portal),
    })),
  );
  const warnings = lines.filter(({ isWarning }) => isWarning);
  const notices = lines.filter(({ isWarning }) => !isWarning);
  const isFine = !off.includes('payments') && isUpToDate(answers.flow, answers.investments);
  const isWaiting = parts.some((part) => part.isWaiting);
  // All at once: one that comes between others would push them down.
  const shown = isWaiting ? [] : isOpen ? notices : notices.slice(0, noticesAtFirst);

  return (
    <SectionFrame section={section}>
      <ul className={styles.list} data-payments={warnings.length > 0 ? 'due' : isFine ? 'fine' : 'unknown'}>
        {warnings.map((line) => (
          <Line key={placeOf(line)} line={line} />
        ))}
        {isFine && (
          <li className={styles.line}>
            <Icon name="success" />
            <span>{text.attention.upToDate}</span>
          </li>
        )}
        {parts.map((part) => (
          <Unknown key={part.titles.join()} part={part} />
        ))}
        {shown.map((line) => (
          <Line key={placeOf(line)} line={line} />
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
          <ShowAll count={lines.length} onShow={() => setOpen(true)} />
        </div>
      )}
    </SectionFrame>
  );
}

interface WrittenLine {
  isWarning: boolean;
  text: string;
  to: string | undefined;
}

function Line({ line: { isWarning, text: sentence, to } }: { line: WrittenLine }) {
  const content = (
    <>
      <Icon name={isWarning ? 'warning' : 'info'} />
      <span>{sentence}</span>
    </>
  );
  return (
    <li className={styles.item} data-severity={isWarning ? 'warning' : 'notice'}>
      {to === undefined ? (
        <p className={styles.line}>{content}</p>
      ) : (
        <Link className={styles.line} to={to}>
          {content}
          <Icon name="next" size="sm" />
        </Link>
      )}
    </li>
  );
}

/** What could not be checked, and a way to try again; nothing where all has been. */
function Unknown({ part: { titles, queries, isWaiting } }: { part: CheckedPart }) {
  const failed = queries.find(({ error }) => error);
  const isCoolingDown = useCoolDown(failed?.error);
  if (!failed?.error || isWaiting) return null;
  const isMissing = queries.some(({ data }) => data === undefined);
  return (
    <li className={styles.line}>
      <Icon name="error" />
      {isMissing ? (
        <span role="alert">{`${text.attention.unknown(titles.join(text.values.list))} ${whatFailed(failed.error)}`}</span>
      ) : (
        <span>{text.faults.notUpToDate}</span>
      )}
      <Button
        size="small"
        variant="quiet"
        busy={queries.some(({ isFetching }) => isFetching)}
        aria-disabled={isCoolingDown}
        onClick={() => tryAgain(queries)}
      >
        {text.actions.tryAgain}
      </Button>
    </li>
  );
}

/** Two loans may have the same name and mature on the same day, but each leads to its own screen. */
const placeOf = ({ isWarning, text: sentence, to }: WrittenLine) => `${isWarning} ${to ?? sentence}`;

/** Several sentences of one sort that lead to the same address are one line. */
function merged(lines: readonly WrittenLine[]): WrittenLine[] {
  const all = new Map<string, WrittenLine>();
  for (const line of lines) {
    const place = placeOf(line);
    const known = all.get(place);
    all.set(place, known ? { ...known, text: `${known.text} ${line.text}` } : line);
  }
  return [...all.values()];
}
