import { useEffect, useRef, useState } from 'react';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { text } from '../text/text.ts';
import { EmptyState } from './EmptyState.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './PdfViewer.module.css';
import { pdfThread, pdfWorker } from './pdfWorker.ts';
import { useWidth } from './useWidth.ts';

export interface PdfViewerProps {
  file: Blob;
  /** Names what is shown. */
  label: string;
}

// Forms that run scripts (XFA) stay off. Always the same object: another one would load the document anew.
const options = { worker: pdfWorker, enableXfa: false, useWasm: false };
const zooms = [50, 75, 100, 125, 150, 200];
const widest = 860;
/** Sharper than the eye sees costs memory that phones do not have. */
const density = () => Math.min(devicePixelRatio, 2);

/** A PDF, a page at a time, as wide as there is room; its text can be selected. */
export function PdfViewer({ file, label }: PdfViewerProps) {
  const [pages, setPages] = useState(0);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(100);
  const [hasFailed, setFailed] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  const fail = () => setFailed(true);
  function turnTo(next: number) {
    setPage(next);
    frame.current?.scrollTo({ top: 0, behavior: 'instant' });
  }

  useEffect(() => {
    const giveUp = () => setFailed(true);
    pdfThread.addEventListener('error', giveUp);
    return () => pdfThread.removeEventListener('error', giveUp);
  }, []);

  if (hasFailed) return <EmptyState icon="document" title={text.document.cannotShow} text={text.document.elsewhere} />;
  const waiting = <p className={styles.waiting}>{text.document.opening}</p>;
  return (
    <div className={styles.viewer}>
      <div className={styles.bar}>
        <Steps page={page} pages={pages} onPage={turnTo} />
        <Zoom percent={zoom} onPercent={setZoom} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key */}
      <section className={styles.frame} ref={frame} aria-label={label} tabIndex={0}>
        <Document
          file={file}
          options={options}
          suspense={false}
          loading={waiting}
          error={waiting}
          onLoadSuccess={({ numPages }) => setPages(numPages)}
          onLoadError={fail}
          onSourceError={fail}
          // The library would ask with the browser's own prompt.
          onPassword={fail}
        >
          {width > 0 && (
            <Page
              className={styles.page}
              pageNumber={page}
              width={(Math.min(width, widest) * zoom) / 100}
              devicePixelRatio={density()}
              renderAnnotationLayer={false}
              suspense={false}
              loading={waiting}
              error={<p className={styles.waiting}>{text.document.pageFailed}</p>}
            />
          )}
        </Document>
      </section>
    </div>
  );
}

interface StepsProps {
  page: number;
  /** 0 until it is known. */
  pages: number;
  onPage: (page: number) => void;
}

function Steps({ page, pages, onPage }: StepsProps) {
  return (
    <div className={styles.group}>
      <IconButton
        icon="previous"
        label={text.table.previousPage}
        aria-disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <p aria-live="polite">{pages > 0 && text.document.page(page, pages)}</p>
      <IconButton
        icon="next"
        label={text.table.nextPage}
        aria-disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}

function Zoom({ percent, onPercent }: { percent: number; onPercent: (percent: number) => void }) {
  const at = zooms.indexOf(percent);
  const step = (by: number) => onPercent(zooms[at + by] ?? percent);
  return (
    <div className={styles.group}>
      <IconButton icon="zoom-out" label={text.document.zoomOut} aria-disabled={at <= 0} onClick={() => step(-1)} />
      <p aria-live="polite">{text.document.zoom(percent)}</p>
      <IconButton
        icon="zoom-in"
        label={text.document.zoomIn}
        aria-disabled={at >= zooms.length - 1}
        onClick={() => step(1)}
      />
    </div>
  );
}
