import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useCallback, useState } from 'react';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { text } from '../../text/text.ts';
import { useWidth } from '../useWidth.ts';
import styles from './PdfViewer.module.css';
import type { Report } from './pageTexts.ts';
import { pdfWorker } from './pdfWorker.ts';
import { sharpness } from './sharpness.ts';
import type { DrawnPage } from './useMatchMarks.ts';

interface PdfPageProps {
  file: Blob;
  /** What the page scrolls in; it is drawn as wide as that. */
  frame: RefObject<Element | null>;
  page: number;
  /** In percent of the width there is. */
  zoom: number;
  onLoad: (pdf: PDFDocumentProxy) => void;
  onFailure: (failure: 'damaged' | 'locked') => void;
  onDrawn: (drawn: DrawnPage) => void;
  /** Hears why the page has no text to select. */
  report: Report;
}

// Forms that run scripts (XFA) stay off. Always the same object: another one would load the document anew.
const options = { worker: pdfWorker, enableXfa: false, useWasm: false };
const widest = 860;
/** Sharper than the eye sees costs memory that phones do not have. */
const sharpest = () => Math.min(devicePixelRatio, 2);
/** Of a sheet of letter paper, until the first page is known. */
const letter = 11 / 8.5;

/** One page of a PDF, with its text over it to be selected. Neither its links nor its scripts are alive. */
export function PdfPage({ file, frame, page, zoom, onLoad, onFailure, onDrawn, report }: PdfPageProps) {
  const [measured, setMeasured] = useState({ page: 0, ratio: letter });
  const [failedPage, setFailedPage] = useState<number>();
  const room = useWidth(frame);
  const width = Math.floor((Math.min(room, widest) * zoom) / 100);
  const height = Math.floor(width * measured.ratio);
  // Not before it is known how large its canvas would be.
  const isKnown = measured.page === page;
  // Another function would have the layer of text drawn anew.
  const textIsDrawn = useCallback(() => onDrawn({ page }), [onDrawn, page]);
  const waiting = <p className={styles.waiting}>{text.document.opening}</p>;
  const fail = () => onFailure('damaged');
  return (
    <Document
      file={file}
      options={options}
      suspense={false}
      loading={waiting}
      error={waiting}
      onLoadSuccess={onLoad}
      onLoadError={fail}
      onSourceError={fail}
      // The library would ask with the browser's own prompt.
      onPassword={() => onFailure('locked')}
    >
      {failedPage === page && (
        <p className={styles.waiting} role="alert">
          {text.document.pageFailed}
        </p>
      )}
      {failedPage !== page && room > 0 && (
        <div className={styles.page} style={{ width, minHeight: height }}>
          <Page
            pageNumber={page}
            width={width}
            devicePixelRatio={sharpness(sharpest(), width, height)}
            renderMode={isKnown ? 'canvas' : 'none'}
            renderTextLayer={isKnown}
            renderAnnotationLayer={false}
            suspense={false}
            loading=""
            error=""
            onLoadSuccess={({ originalWidth, originalHeight }) =>
              setMeasured({ page, ratio: originalHeight / originalWidth })
            }
            onLoadError={() => setFailedPage(page)}
            onRenderError={() => setFailedPage(page)}
            onGetTextError={report}
            onRenderTextLayerSuccess={textIsDrawn}
          />
        </div>
      )}
    </Document>
  );
}
