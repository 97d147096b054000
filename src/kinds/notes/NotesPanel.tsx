import { useState } from 'react';
import { focusSection } from '../../screen/focusSection.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useAnswerOf, useSubjectOf } from '../../screen/useAnswerOf.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { text } from '../../values/text/text.ts';
import { ManagerNote } from './ManagerNote.tsx';
import styles from './NotesPanel.module.css';
import { NotesWaiting } from './NotesShape.tsx';
import { inOrder, loanUpdate, type Note, portfolioNote } from './note.ts';
import type { NotesConfig } from './options.ts';

/** Notes written by the manager. */
export function NotesPanel({ section }: { section: NotesConfig }) {
  return section.of === 'loan' ? <LoanUpdates section={section} /> : <PortfolioNotes section={section} />;
}

function PortfolioNotes({ section }: { section: NotesConfig }) {
  const query = useAnswerOf('portfolioEnable', {});
  return <Notes section={section} query={query} notes={query.data?.notes.map(portfolioNote)} />;
}

function LoanUpdates({ section }: { section: NotesConfig }) {
  const query = useSubjectOf('loanDetails');
  return <Notes section={section} query={query} notes={query.data?.loan_details.updates.map(loanUpdate)} />;
}

interface NotesProps {
  section: NotesConfig;
  query: QueryState;
  notes: Note[] | undefined;
}

/** The first one is open, the others are rows. */
const atFirst = 4;

function Notes({ section, query, notes }: NotesProps) {
  const [isOpen, setOpen] = useState(false);
  const ordered = inOrder(notes ?? []);
  const shown = isOpen ? ordered : ordered.slice(0, atFirst);
  function showAll() {
    focusSection();
    setOpen(true);
  }
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      {query.isPending && <NotesWaiting of={section.of} />}
      {notes?.length === 0 && <EmptyState {...section.empty} />}
      {shown.map((note, index) => (
        <ManagerNote key={note.key} note={note} isRow={index > 0} />
      ))}
      {ordered.length > shown.length && (
        <div className={styles.more}>
          <Button size="small" onClick={showAll}>
            {text.notes.showAll(ordered.length)}
          </Button>
        </div>
      )}
    </SectionFrame>
  );
}
