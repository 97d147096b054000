import { useMemo } from 'react';
import { byDay } from '../../figures/byDay.ts';
import { type Notice, noticeDays } from '../../figures/holdings.ts';
import { nextPayments } from '../../figures/income.ts';
import { type Coming, nextEvents, nextTogether, upcomingEvents } from '../../figures/upcoming.ts';
import { namesAmong } from '../../files/export/accountWords.ts';
import { CalendarButton } from '../../files/export/CalendarButton.tsx';
import { Link } from '../../screen/Link.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { phone } from '../../ui/theme/phone.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import { HoldingLink } from '../holdings/HoldingLink.tsx';
import { useCashFlow } from '../income/useCashFlow.ts';
import { numbersOf } from '../income/wholeFor.ts';
import { AllPayments, useMonthAddress } from './AllPayments.tsx';
import { calendarEvents } from './calendarEvents.ts';
import { MissingRows } from './MissingRows.tsx';
import type { UpcomingConfig } from './options.ts';
import styles from './UpcomingPanel.module.css';
import { UpcomingRow } from './UpcomingRow.tsx';
import { AwaitedRow, AwaitedRows, mostComing } from './UpcomingShape.tsx';
import { useAccounts } from './useAccounts.ts';
import { useClosingOpportunities } from './useClosingOpportunities.ts';
import { useLastReceived } from './useLastReceived.ts';
import { useUpcomingWords } from './useUpcomingWords.ts';

/** What was received last, and what each investment pays next. A failed query leaves the other rows in place. */
export function UpcomingPanel({ section }: { section: UpcomingConfig }) {
  const format = useFormat();
  const coming = useCashFlow();
  const held = coming.investments.data?.investments;
  const { query, received } = useLastReceived(held);
  const words = useUpcomingWords(useAccounts());
  // On the screen these are reminders; in a calendar they are days.
  const closing = useClosingOpportunities();
  const today = currentDay();
  const events = useMemo(
    () => upcomingEvents(coming.flow, closing.opportunities, today),
    [coming.flow, closing.opportunities, today],
  );
  // Attention shows them on the screen, too.
  const notices = useMemo(() => noticeDays(held ?? [], today), [held, today]);
  const listEvents = () => {
    const nameOf = namesAmong(held ?? [], format);
    const reminder = ({ id, day, available, investment }: Notice) => ({
      id,
      day,
      title: text.upcoming.reminder(nameOf(investment), format('date', available)),
    });
    return [...calendarEvents(events, held ?? [], format), ...notices.map(reminder)].sort(byDay);
  };
  const isPhone = useMedia(phone);
  const addressOf = useMonthAddress();
  const next = useMemo(
    () =>
      isPhone ? nextTogether(nextEvents(events)) : nextEvents(events, mostComing).map((event) => [event] as const),
    [events, isPhone],
  );
  const isWaiting = coming.isWaiting || query.isPending;
  const isAwaited = coming.investments.isPending && next.length === 0;
  const hasFailed = [coming.investments, query, coming.activities].some(({ error }) => error);
  return (
    <SectionFrame
      section={section}
      actions={
        <CalendarButton
          title={section.title}
          short
          count={events.filter(({ day }) => day !== undefined).length + notices.length}
          listEvents={listEvents}
        />
      }
    >
      <div className={styles.upcoming}>
        {isAwaited ? (
          <AwaitedRows />
        ) : (
          <ul className={styles.list} aria-busy={isWaiting}>
            {query.isPending && <AwaitedRow state="received" />}
            {received.map((one) => {
              const row = words.received(one);
              return (
                <UpcomingRow
                  key={`${one.kind} ${one.currency}`}
                  state="received"
                  name={
                    <span className={styles.received}>
                      <Icon name="chosen" size="sm" />
                      <span>{text.upcoming.received}</span>
                    </span>
                  }
                  {...row}
                />
              );
            })}
            {next.map((together, index) => {
              const [event, second] = together;
              // Until everything has answered, no others of that day, which may turn out not to be the next one.
              const isNext = index === 0 || (!isWaiting && (isPhone || event.day === next[0]?.[0].day));
              const { name, amount, ...row } = words.coming(together);
              // Unknown until the loan's schedule has loaded.
              const awaited = coming.isWaiting ? <Skeleton width="var(--size-20)" /> : text.upcoming.notAvailable;
              return (
                <UpcomingRow
                  key={event.id}
                  state={isNext ? 'next' : 'later'}
                  name={
                    second === undefined ? (
                      <EventLink event={event}>{name}</EventLink>
                    ) : addressOf ? (
                      <Link to={addressOf(event.day)}>{name}</Link>
                    ) : (
                      <span>{name}</span>
                    )
                  }
                  amount={amount ?? awaited}
                  {...row}
                />
              );
            })}
          </ul>
        )}
        {!isWaiting && next.length === 0 && !hasFailed && <p className={styles.none}>{text.upcoming.none}</p>}
        {coming.part && <p className={styles.none}>{text.income.partial(...numbersOf(coming.part, format))}</p>}
        <MissingRows coming={coming} received={query} />
        {(isWaiting || next.length > 0) && <AllPayments day={nextPayments(coming.flow.entries, today)[0]?.day} />}
      </div>
    </SectionFrame>
  );
}

interface EventLinkProps {
  event: Coming;
  children: string;
}

/** Leads to the loan or the holding of an event; plain text if the portal has no screen for it. */
function EventLink({ event, children }: EventLinkProps) {
  const { loanId, holdings } =
    event.what === 'payment' ? event.payment : { loanId: event.holdings[0].loan_id, holdings: event.holdings };
  return (
    <HoldingLink loanId={loanId} holdings={holdings}>
      {children}
    </HoldingLink>
  );
}
