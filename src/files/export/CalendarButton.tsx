import { useEffects } from '../../screen/EffectsContext.tsx';
import { ownerOf, useInvestor } from '../../screen/InvestorContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { saveFile } from '../../screen/saveFile.ts';
import { Button } from '../../ui/Button.tsx';
import { withSecondTry } from '../../ui/withSecondTry.ts';
import { fileName } from '../../values/fileName.ts';
import { text } from '../../values/text/text.ts';
import { todayHere } from '../../values/todayHere.ts';
import styles from './CalendarButton.module.css';
import type { CalendarEvent } from './calendarFile.ts';

interface ListedEvent extends CalendarEvent {
  /** The formatted amount; not written if it is hidden or unknown. */
  amount?: string | undefined;
}

interface CalendarButtonProps {
  title: string;
  /** The number of events; with none, the button is disabled. */
  count: number;
  /** Called only when the file is written, since a large portfolio has hundreds of events. */
  listEvents: () => readonly ListedEvent[];
  /** Shows only the icon on phones; the words stay its accessible name. */
  short?: boolean;
}

/** Saves events as a file for a calendar; the code that writes it is loaded when it is used. */
export function CalendarButton({ title, count, listEvents, short = false }: CalendarButtonProps) {
  const { brand } = usePortal();
  const effects = useEffects();
  const investor = useInvestor();
  async function save() {
    try {
      const { calendarFile } = await withSecondTry(() => import('./calendarFile.ts'));
      const { hidden, unknown } = text.values;
      const complete = listEvents().map(({ id, day, title, amount }) => ({
        id,
        day,
        title: amount === undefined || amount === hidden || amount === unknown ? title : `${title} · ${amount}`,
      }));
      const file = calendarFile(complete, {
        title,
        brand: brand.name,
        investor,
        host: window.location.host,
        url: window.location.origin + window.location.pathname,
        now: new Date(),
      });
      const name = fileName(`${ownerOf(investor)} ${title.toLowerCase()} ${todayHere()}`, 'ics');
      saveFile(file, name);
      effects.run(['toast'], { message: text.upcoming.saved(complete.length, name) });
    } catch (error) {
      effects.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return (
    <Button
      className={short ? styles.short : ''}
      short={short}
      size="small"
      variant="quiet"
      icon="calendar"
      disabled={count === 0}
      onClick={() => void save()}
    >
      {text.upcoming.addToCalendar}
    </Button>
  );
}
