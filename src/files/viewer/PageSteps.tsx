import { useState } from 'react';
import { Row } from '../../ui/box.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { isEnter } from '../../ui/isEnter.ts';
import { text } from '../../values/text/text.ts';
import { typed } from '../../values/typed.ts';
import styles from './ViewerBar.module.css';

interface PageStepsProps {
  page: number;
  /** 0 until the document is loaded. */
  pages: number;
  onPage: (page: number) => void;
}

/** The current page and the page count, with controls to change the page. */
export function PageSteps({ page, pages, onPage }: PageStepsProps) {
  return (
    <Row oneLine gap="1" align="center" className={styles.group}>
      <IconButton
        icon="previous"
        label={text.list.previousPage}
        aria-disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pages > 0 && (
        <>
          <PageField page={page} pages={pages} onPage={onPage} />
          <span className={styles.pages} aria-hidden>
            {text.document.ofPages(pages)}
          </span>
          <p className="visuallyHidden" aria-live="polite">
            {text.document.page(page, pages)}
          </p>
        </>
      )}
      <IconButton
        icon="next"
        label={text.list.nextPage}
        aria-disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </Row>
  );
}

function PageField({ page, pages, onPage }: PageStepsProps) {
  /** The text being typed; undefined while nothing is. */
  const [draft, setDraft] = useState<string>();
  /** An invalid number becomes the nearest page, or the current one. */
  function go() {
    const wanted = Math.min(Math.max(Math.trunc(Number(typed('digits', draft ?? '') || page)), 1), pages);
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
      onKeyDown={(event) => isEnter(event) && go()}
      onBlur={go}
    />
  );
}
