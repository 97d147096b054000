import { todayHere } from '../format/calendar.ts';
import { useRemembered, useRememberedValue } from '../frame/RememberedContext.tsx';
import { usePortal } from '../portal/PortalContext.tsx';
import { Note } from '../widgets/Note.tsx';

const kept = 'announcement';

/** What the manager announces, up to its last day; a sentence that was dismissed does not come back in this browser. */
export function Announcement() {
  const { announcement } = usePortal();
  const remembered = useRemembered();
  const dismissed = useRememberedValue(kept);
  if (!announcement || announcement.until < todayHere() || announcement.text === dismissed) return null;
  return <Note lines={[announcement.text]} onDismiss={() => remembered.set(kept, announcement.text)} />;
}
