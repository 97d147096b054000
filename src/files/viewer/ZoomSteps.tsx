import { IconButton } from '../../ui/IconButton.tsx';
import { text } from '../../values/text/text.ts';
import styles from './ViewerBar.module.css';
import { nextZoom } from './zooms.ts';

interface ZoomStepsProps {
  /** In percent of the available width. */
  zoom: number;
  onZoom: (zoom: number | undefined) => void;
}

/** The zoom controls. */
export function ZoomSteps({ zoom, onZoom }: ZoomStepsProps) {
  const [smaller, larger] = [nextZoom(zoom, -1), nextZoom(zoom, 1)];
  return (
    <div className={styles.group}>
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
    </div>
  );
}
