import { useState } from 'react';
import type { NotesConfig } from '../../config/kinds/notes.ts';
import { type AnswerData, rowsIn } from '../../frame/fields.ts';
import { focusSection } from '../../frame/focusSection.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { SectionLoading } from '../../frame/SectionLoading.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { ManagerNote } from './ManagerNote.tsx';
import styles from './NotesSection.module.css';

const atFirst = 2;

/** Pinned notes first, then the newest first; ISO 8601 times can be compared as texts. */
function inOrder(notes: readonly AnswerData[]): AnswerData[] {
  const moment = (note: AnswerData) => String(note.published_at ?? '');
  const pinned = (note: AnswerData) => Number(note.is_pinned === 1);
  return notes.toSorted((a, b) => pinned(b) - pinned(a) || (moment(a) < moment(b) ? 1 : -1));
}

/** Notes written by the manager. */
export function NotesSection({ section }: { section: NotesConfig }) {
  const [isOpen, setOpen] = useState(false);
  const { query, data } = useAnswer(section);
  const notes = data ? inOrder(rowsIn(data, section.rows)) : [];
  const shown = isOpen ? notes : notes.slice(0, atFirst);
  function showAll() {
    focusSection();
    setOpen(true);
  }
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      {query.isPending && <SectionLoading lines={6} />}
      {data && notes.length === 0 && <EmptyState {...section.empty} />}
      {shown.map((note) => (
        <ManagerNote key={String(note[section.key])} note={note} />
      ))}
      {notes.length > shown.length && (
        <div className={styles.more}>
          <Button size="small" onClick={showAll}>
            {text.notes.showAll(notes.length)}
          </Button>
        </div>
      )}
    </SectionFrame>
  );
}
