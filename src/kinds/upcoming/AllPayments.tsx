import { type Path, useLocation } from 'react-router-dom';
import { sectionPlace } from '../../config/places.ts';
import { calendarEnd } from '../../figures/incomeMonths.ts';
import { Link } from '../../screen/Link.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { CalendarDate } from '../../values/calendar.ts';
import { text } from '../../values/text/text.ts';
import { currentDay } from '../../values/today.ts';
import styles from './UpcomingPanel.module.css';

/** Leads to the income by month and chooses a day's month; undefined if the portal does not show it. */
export function useMonthAddress(): ((day: CalendarDate | undefined) => Path) | undefined {
  const { pathname, search } = useLocation();
  const place = sectionPlace(usePortal(), ({ kind }) => kind === 'income');
  if (!place) return undefined;
  const { id } = place.section;
  return (day) => {
    const parameters = new URLSearchParams(place.path === pathname ? search : '');
    if (day !== undefined && day <= calendarEnd(currentDay())) parameters.set(`${id}-month`, day.slice(0, 7));
    return { pathname: place.path, search: String(parameters), hash: id };
  };
}

/** Leads to the payments of this day's month. */
export function AllPayments({ day }: { day?: CalendarDate | undefined }) {
  const address = useMonthAddress();
  if (!address) return null;
  const { before, wide, after } = text.upcoming.all;
  return (
    <Link className={styles.all} to={address(day)}>
      <span>
        <span>{before}</span> <span className={styles.wide}>{wide}</span> <span>{after}</span>
      </span>
      <Icon name="next" size="sm" />
    </Link>
  );
}
