import { useState } from 'react';
import type { LadderConfig } from '../../config/kinds/ladder.ts';
import { dayOf, todayHere } from '../../format/calendar.ts';
import { decimalIn, numberIn } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame, useHeading } from '../../frame/SectionFrame.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { type Format, useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { EventList, EventsShape } from '../../widgets/EventList.tsx';
import { Figure } from '../../widgets/Figure.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { RowLink } from '../parts/RowLink.tsx';
import { ShowAll } from '../parts/ShowAll.tsx';
import { sumOf } from '../parts/sumOf.ts';
import styles from './LadderSection.module.css';
import { type Holding, type Step, stepsOf } from './stepsOf.ts';

/** The number of holdings of a year that are shown first. */
const few = 5;

/** When each row's amount is available, year by year. */
export function LadderSection({ section }: { section: LadderConfig }) {
  const { query, data } = useAnswer(section);
  const steps = data ? stepsOf(section, data, todayHere()) : [];
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      {query.isPending && (
        <Loading>
          <EventsShape count={5} />
        </Loading>
      )}
      {data && steps.length === 0 && <EmptyState title={section.empty.title} text={section.empty.text} />}
      {steps.map((step) => (
        <StepOf key={step.name} section={section} step={step} />
      ))}
    </SectionFrame>
  );
}

function StepOf({ section, step }: { section: LadderConfig; step: Step }) {
  const format = useFormat();
  const Heading = useHeading();
  const { what, amount, link } = section;
  const [isWhole, setWhole] = useState(false);
  const rows = step.holdings.map(({ row }) => row);
  const shown = isWhole ? step.holdings : step.holdings.slice(0, few);
  const unknown = rows.find((row) => decimalIn(row, amount) === undefined);
  const written = (value: unknown, currency: unknown) => format('money', value, currency);
  return (
    <>
      <Heading className={styles.step}>
        <span>{titleOf(step)}</span>
        <span className={styles.sum}>
          <Figure>{unknown ? text.values.unknown : sumOf(rows, amount, format)}</Figure>
        </span>
      </Heading>
      {unknown && (
        <p className={styles.note}>
          {text.table.notAdded(format('text', unknown[what]), written(unknown[amount], unknown.currency))}
        </p>
      )}
      <EventList
        events={shown.map((holding) => {
          const { row, date } = holding;
          const name = format('text', row[what]);
          return {
            date: whenOf(holding, step, format),
            what: link ? (
              <RowLink link={link} row={row}>
                {name}
              </RowLink>
            ) : (
              name
            ),
            label: date?.label ?? '',
            note: noteOf(holding, format),
            amount: written(row[amount], row.currency),
          };
        })}
      />
      {step.holdings.length > shown.length && (
        <div className={styles.more}>
          <ShowAll count={step.holdings.length} onShow={() => setWhole(true)} />
        </div>
      )}
    </>
  );
}

function titleOf({ name }: Step): string {
  const { overdue, anyTime } = text.ladder;
  const titles: Readonly<Record<string, string>> = { overdue, 'any-time': anyTime, undated: text.upcoming.undated };
  return titles[name] ?? name;
}

function whenOf({ row, date, day }: Holding, { name }: Step, format: Format): string {
  if (day === undefined) return date ? format('date', row[date.field]) : text.upcoming.undated;
  if (name === 'overdue') return text.ladder.overdueSince(format('date', day));
  return name === 'any-time' ? text.ladder.anyTime : format('date', day);
}

/** The notice period, and the lock-up unless it is over. */
function noteOf({ row, date }: Holding, format: Format): string {
  const days = date?.notice ? numberIn(row, date.notice) : undefined;
  const lockup = date?.lockup ? dayOf(row[date.lockup], 'date') : undefined;
  return [
    days ? text.ladder.notice(days, format('number', days)) : '',
    lockup !== undefined && lockup > todayHere() ? text.ladder.lockedUntil(format('date', lockup)) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
