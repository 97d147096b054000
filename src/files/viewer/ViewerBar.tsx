import Printer from 'lucide-react/icons/printer';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { Ref } from 'react';
import { Row } from '../../ui/box.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { icons } from '../../ui/icons.ts';
import { text } from '../../values/text/text.ts';
import { PageSteps } from './PageSteps.tsx';
import { SearchSteps } from './SearchSteps.tsx';
import type { DocumentSearch } from './useDocumentSearch.ts';
import styles from './ViewerBar.module.css';
import { nextZoom } from './zooms.ts';

// Only the viewer shows these icons, so they are loaded with it.
Object.assign(icons, { print: Printer, 'zoom-in': ZoomIn, 'zoom-out': ZoomOut } satisfies typeof icons);

interface ViewerBarProps {
  page: number;
  /** 0 until the document is loaded. */
  pages: number;
  /** In percent of the available width. */
  zoom: number;
  search: DocumentSearch;
  field: Ref<HTMLInputElement>;
  onPage: (page: number) => void;
  onZoom: (zoom: number | undefined) => void;
  onPrint: () => void;
}

/** The toolbar of the viewer. */
export function ViewerBar({ page, pages, zoom, search, field, onPage, onZoom, onPrint }: ViewerBarProps) {
  return (
    <Row gap="2 4" align="center" justify="between" size="sm" tone="muted" className={styles.bar}>
      <PageSteps page={page} pages={pages} onPage={onPage} />
      <ZoomSteps zoom={zoom} onZoom={onZoom} />
      <IconButton icon="print" label={text.document.print} aria-disabled={pages === 0} onClick={onPrint} />
      <SearchSteps search={search} field={field} />
    </Row>
  );
}

/** The zoom controls. */
function ZoomSteps({ zoom, onZoom }: Pick<ViewerBarProps, 'zoom' | 'onZoom'>) {
  const [smaller, larger] = [nextZoom(zoom, -1), nextZoom(zoom, 1)];
  return (
    <Row oneLine gap="1" align="center" className={styles.group}>
      <IconButton
        icon="zoom-out"
        label={text.document.zoomOut}
        aria-disabled={!smaller}
        onClick={() => onZoom(smaller)}
      />
      <p className={styles.percent} aria-live="polite">
        {text.document.zoom(zoom)}
      </p>
      <IconButton icon="zoom-in" label={text.document.zoomIn} aria-disabled={!larger} onClick={() => onZoom(larger)} />
    </Row>
  );
}
