import { useState } from 'react';
import { readStored, writeStored } from '../../client/session/storage.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { Note } from '../../ui/Note.tsx';
import { todayHere } from '../../values/todayHere.ts';

/** What the manager announces, up to its last day; a sentence that was dismissed does not come back in this browser. */
export function Announcement() {
  const { announcement } = usePortal();
  const [dismissed, setDismissed] = useState(() => readStored('announcement'));
  if (!announcement || announcement.until < todayHere() || announcement.text === dismissed) return null;
  function dismiss(sentence: string) {
    writeStored('announcement', sentence);
    setDismissed(sentence);
  }
  return <Note lines={[announcement.text]} onDismiss={() => dismiss(announcement.text)} />;
}
