import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type RefObject, useCallback, useState } from 'react';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/box.tsx';
import { useSize } from '../../ui/useSize.ts';
import { text } from '../../values/text/text.ts';
import { isIncomplete } from './isIncomplete.ts';
import styles from './PdfViewer.module.css';
import type { Report } from './pageTexts.ts';
import { pdfData } from './pdfData.ts';
import { pdfWorker } from './pdfWorker.ts';
import { sharpness } from './sharpness.ts';
import type { DrawnPage } from './useMatchMarks.ts';

interface PdfPageProps {
  file: Blob;
  /** The scroll container; the page is fitted to its width. */
  frame: RefObject<Element | null>;
  page: number;
  /** In percent of the available width. */
  zoom: number;
  onLoad: (pdf: PDFDocumentProxy) => void;
  onFailure: (failure: 'damaged' | 'locked') => void;
  onDrawn: (drawn: DrawnPage) => void;
  onDownload: () => void;
  /** Called when the page's text layer failed. */
  report: Report;
}

// A constant, because a new object would reload the document.
const options = {
  worker: pdfWorker,
  // Scripted forms stay off.
  enableXfa: false,
  // The content security policy forbids it. Decoders in JavaScript take its place.
  useWasm: false,
  wasmUrl: `${pdfData}wasm/`,
  cMapUrl: `${pdfData}cmaps/`,
  standardFontDataUrl: `${pdfData}standard_fonts/`,
};
const widest = 860;
/** A higher resolution is not visible and costs memory that phones lack. */
const sharpest = () => Math.min(devicePixelRatio, 2);
/** The aspect ratio of letter paper, until the first page is loaded. */
const letter = 11 / 8.5;

/** A page of a PDF with a selectable text layer. Its links and scripts are disabled. */
export function PdfPage({ file, frame, page, zoom, onLoad, onFailure, onDrawn, onDownload, report }: PdfPageProps) {
  const [measured, setMeasured] = useState({ page: 0, ratio: letter });
  const [failedPage, setFailedPage] = useState<number>();
  const [incompletePage, setIncompletePage] = useState<number>();
  const { width: room } = useSize(frame);
  const width = Math.floor((Math.min(room, widest) * zoom) / 100);
  const height = Math.floor(width * measured.ratio);
  // Not rendered before its canvas size is known.
  const isKnown = measured.page === page;
  // A new function would render the text layer again.
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
      // The library would show the browser's own prompt.
      onPassword={() => onFailure('locked')}
    >
      {failedPage === page && <Shortfall message={text.document.pageFailed} onDownload={onDownload} />}
      {incompletePage === page && <Shortfall message={text.document.incomplete} onDownload={onDownload} />}
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
            onRenderSuccess={async (drawn) => setIncompletePage((await isIncomplete(drawn)) ? page : undefined)}
            onGetTextError={report}
            onRenderTextLayerSuccess={textIsDrawn}
          />
        </div>
      )}
    </Document>
  );
}

interface ShortfallProps {
  /** What the page lacks. */
  message: string;
  onDownload: () => void;
}

/** Says above a page which parts cannot be shown, and offers the document. */
function Shortfall({ message, onDownload }: ShortfallProps) {
  return (
    <Row gap="2 4" align="center" justify="center" tone="muted" pad="3" role="alert">
      <p>{message}</p>
      <Button size="small" icon="download" onClick={onDownload}>
        {text.document.download}
      </Button>
    </Row>
  );
}
