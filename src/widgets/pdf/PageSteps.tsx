import { useState } from 'react';
import { text } from '../../text/text.ts';
import { IconButton } from '../IconButton.tsx';
import styles from './ViewerBar.module.css';

interface PageStepsProps {
  page: number;
  /** 0 until it is known. */
  pages: number;
  onPage: (page: number) => void;
}

/** Which page of how many is shown, and the way to the others. */
export function PageSteps({ page, pages, onPage }: PageStepsProps) {
  return (
    <div className={styles.group}>
      <IconButton
        icon="previous"
        label={text.table.previousPage}
        aria-disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pages > 0 && (
        <>
          <PageField page={page} pages={pages} onPage={onPage} />
          <span aria-hidden>{text.document.ofPages(pages)}</span>
          <p className="visuallyHidden" aria-live="polite">
            {text.document.page(page, pages)}
          </p>
        </>
      )}
      <IconButton
        icon="next"
        label={text.table.nextPage}
        aria-disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}

function PageField({ page, pages, onPage }: PageStepsProps) {
  /** What is being written; undefined while nothing is. */
  const [draft, setDraft] = useState<string>();
  /** What is no number of a page becomes the nearest one, or the page that is shown. */
  function go() {
    const wanted = Math.min(Math.max(Math.trunc(Number(draft?.trim() || page)), 1), pages);
    setDraft(undefined);
    if (!Number.isNaN(wanted) && wanted !== page) onPage(wanted);
  }
  return (
    <input
      className={styles.number}
      aria-label={text.document.pageNumber}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={draft ?? page}
      onChange={(event) => setDraft(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={(event) => event.key === 'Enter' && go()}
      onBlur={go}
    />
  );
}
