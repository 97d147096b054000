import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { text } from '../../values/text/text.ts';
import { PdfPage } from './PdfPage.tsx';
import styles from './PdfViewer.module.css';
import { PrintProgress } from './PrintProgress.tsx';
import type { Report } from './pageTexts.ts';
import { pdfThread } from './pdfWorker.ts';
import { useDocumentSearch } from './useDocumentSearch.ts';
import { type DrawnPage, useMatchMarks } from './useMatchMarks.ts';
import { usePrinting } from './usePrinting.ts';
import { ViewerBar } from './ViewerBar.tsx';
import { useViewerKeys, type ViewerKey } from './viewerKey.ts';
import { fitWidth, nextZoom } from './zooms.ts';

export interface PdfViewerProps {
  file: Blob;
  /** Names the document on screen and in print. */
  label: string;
  onDownload: () => void;
  /** Called when a page's text could not be read; the page is shown without it. */
  report: Report;
}

/**
 * A PDF viewer that shows one page at a time, fitted to the width. Text can be selected and searched, and the whole
 * document printed.
 */
export function PdfViewer({ file, label, onDownload, report }: PdfViewerProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [failure, setFailure] = useState<keyof typeof text.document.failures>();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(fitWidth);
  const [drawn, setDrawn] = useState<DrawnPage>();
  const viewer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pages = pdf?.numPages ?? 0;
  const printing = usePrinting(pdf, label);
  const search = useDocumentSearch(pdf, page, setPage, report);
  // While another page is being rendered, the text layer is still the previous page's.
  useMatchMarks(frame, search, drawn?.page === page ? drawn : undefined);
  useViewerKeys(viewer, act);

  useEffect(() => {
    const giveUp = () => setFailure('noViewer');
    pdfThread.addEventListener('error', giveUp);
    return () => pdfThread.removeEventListener('error', giveUp);
  }, []);

  /** Starts at the top of the new page, and at its left edge if `left` is given. */
  function turnTo(next: number, left?: 0) {
    if (next < 1 || next > pages) return;
    setPage(next);
    frame.current?.scrollTo({ top: 0, left, behavior: 'instant' });
  }

  /** Keeps the centre of the visible area in place. */
  function zoomTo(next: number | undefined) {
    const sheet = frame.current?.getElementsByClassName(styles.page ?? '')[0];
    if (next === undefined || !frame.current || !sheet) return;
    const middle = middleOf(frame.current);
    const before = sheet.getBoundingClientRect();
    const [x, y] = [(middle.x - before.left) / before.width, (middle.y - before.top) / before.height];
    flushSync(() => setZoom(next));
    const after = sheet.getBoundingClientRect();
    frame.current.scrollBy({
      left: after.left + x * after.width - middle.x,
      top: after.top + y * after.height - middle.y,
      behavior: 'instant',
    });
  }

  /** Scrolls by almost a full view, and at the end of the page turns to the next one. */
  function scrollOn(side: 'scrollTop' | 'scrollLeft', by: 1 | -1) {
    if (!frame.current) return;
    const { [side]: before, clientHeight, clientWidth } = frame.current;
    frame.current[side] += by * 0.9 * (side === 'scrollTop' ? clientHeight : clientWidth);
    const isAtEnd = Math.abs(frame.current[side] - before) < 1;
    if (isAtEnd) turnTo(page + by, side === 'scrollLeft' ? 0 : undefined);
  }

  function cancelPrinting() {
    printing.cancel();
    // The pressed button is about to be removed.
    frame.current?.focus();
  }

  function act(key: ViewerKey) {
    if (key === 'search') field.current?.select();
    else if (key === 'clear') search.search('');
    else if (key === 'print') void printing.start();
    else if (key === 'down') scrollOn('scrollTop', 1);
    else if (key === 'up') scrollOn('scrollTop', -1);
    else if (key === 'right') scrollOn('scrollLeft', 1);
    else if (key === 'left') scrollOn('scrollLeft', -1);
    else if (key === 'zoom-in') zoomTo(nextZoom(zoom, 1));
    else if (key === 'zoom-out') zoomTo(nextZoom(zoom, -1));
    else zoomTo(fitWidth);
  }

  if (failure) return <EmptyState icon="document" {...text.document.failures[failure]} />;
  return (
    <div className={styles.viewer} ref={viewer}>
      <ViewerBar
        {...{ page, pages, zoom, search, field }}
        onPage={turnTo}
        onZoom={zoomTo}
        onPrint={() => void printing.start()}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key */}
      <section className={styles.frame} ref={frame} aria-label={label} tabIndex={0}>
        <PdfPage
          {...{ file, frame, page, zoom, onDownload, report }}
          onLoad={setPdf}
          onFailure={setFailure}
          onDrawn={setDrawn}
        />
      </section>
      {printing.ready !== undefined && <PrintProgress ready={printing.ready} pages={pages} onCancel={cancelPrinting} />}
    </div>
  );
}

/** The centre of the scroll container's visible area, in window coordinates. */
function middleOf(frame: Element): { x: number; y: number } {
  const { left, top } = frame.getBoundingClientRect();
  return {
    x: left + frame.clientLeft + frame.clientWidth / 2,
    y: top + frame.clientTop + frame.clientHeight / 2,
  };
}
