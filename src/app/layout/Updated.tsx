import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '../../client/ApiError.ts';
import { useCoolDown } from '../../client/useCoolDown.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { PageProgress } from '../../ui/PageProgress.tsx';
import { phone } from '../../ui/theme/phone.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { dateTime, timeOfDay } from '../../values/date.ts';
import { oneLine } from '../../values/oneLine.ts';
import { text } from '../../values/text/text.ts';
import { todayHere } from '../../values/todayHere.ts';
import styles from './Updated.module.css';
import { isShown, useShownQueries } from './useShownQueries.ts';

/** In milliseconds. */
const readOutIn = 2000;

/** When the oldest of the responses arrived, in milliseconds since 1970. */
function oldest(queries: readonly Query[]): number | undefined {
  const times = queries.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0);
  return times.length > 0 ? Math.min(...times) : undefined;
}

const isAnyFetching = (queries: readonly Query[]) => queries.some(({ state }) => state.fetchStatus === 'fetching');

/** Whether a query failed and has no earlier answer to show. */
const isLost = (query: Query) => isShown(query) && query.state.status === 'error' && query.state.data === undefined;

const lostOf = (queries: readonly Query[]) => queries.filter(isLost).length;

const isAnyStale = (queries: readonly Query[]) =>
  queries.some(({ state }) => state.status === 'error' && state.data !== undefined);

/** How many sections say that they are not up to date; several queries may belong to one. */
const staleSections = () =>
  new Set([...document.querySelectorAll('main [data-stale=true]')].map((note) => note.closest('[data-section]'))).size;

const refusal = (queries: readonly Query[]) =>
  queries.map(({ state }) => state.error).find((error) => error instanceof ApiError && error.status === 429);

/**
 * The age of the screen's oldest data, and a button to refresh it; if several queries failed, it retries them. Drawn in
 * `place`, which comes with the screen's heading, or on a phone at the foot of the screen.
 */
export function Updated({ place }: { place: HTMLElement | null }) {
  const { locale } = usePortal();
  const queryClient = useQueryClient();
  const updatedAt = useShownQueries(oldest);
  const isFetching = useShownQueries(isAnyFetching);
  const lost = useShownQueries(lostOf);
  const isCoolingDown = useCoolDown(useShownQueries(refusal));
  const isStale = useShownQueries(isAnyStale);
  const [stale, setStale] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const isPhone = useMedia(phone);

  // Formatting the first time of day takes up to 30 ms, which goes unnoticed while requests are pending.
  useEffect(() => void dateTime(new Date().toISOString(), locale), [locale]);

  // Counted once the sections are drawn, but before anything is announced.
  useLayoutEffect(() => setStale(isStale && !isFetching ? staleSections() : 0), [isStale, isFetching]);

  // Once the result was announced, later responses are not ones that the user requested.
  useEffect(() => {
    if (!isAsked || isFetching) return;
    const timer = setTimeout(() => setAsked(false), readOutIn);
    return () => clearTimeout(timer);
  }, [isAsked, isFetching]);

  function said(): string | undefined {
    if (isFetching) return text.layout.updating;
    if (updatedAt === undefined) return undefined;
    const isToday = todayHere(new Date(updatedAt)) === todayHere();
    const time = oneLine(isToday ? timeOfDay(updatedAt, locale) : dateTime(new Date(updatedAt).toISOString(), locale));
    if (stale > 0) return text.layout.notUpdated(stale, String(stale), time);
    return isToday ? text.layout.updatedAt(time) : text.layout.updatedOn(time);
  }
  function refresh(predicate = isShown) {
    setAsked(true);
    void queryClient.refetchQueries({ predicate });
  }

  const line = (
    <div className={styles.updated}>
      {/* Announces only refreshes that the user requested. */}
      <p aria-live={isAsked ? 'polite' : 'off'}>{said()}</p>
      {lost > 1 && (
        <Button
          size="small"
          variant="quiet"
          icon="refresh"
          busy={isFetching}
          aria-disabled={isCoolingDown}
          onClick={() => refresh(isLost)}
        >
          {text.layout.tryAllAgain}
        </Button>
      )}
      {lost < 2 && (updatedAt !== undefined || isFetching) && (
        <IconButton
          icon="refresh"
          size="sm"
          label={text.layout.refresh}
          busy={isFetching}
          aria-disabled={isCoolingDown}
          onClick={() => refresh()}
        />
      )}
    </div>
  );
  return (
    <>
      {isFetching && <PageProgress label={text.layout.updating} />}
      {isPhone ? line : place && createPortal(line, place)}
    </>
  );
}
