import { useLocation } from 'react-router-dom';
import type { Section } from '../config/portal.ts';
import { text } from '../values/text/text.ts';
import { featureState } from './featureState.ts';
import { Link } from './Link.tsx';
import { useScreenFeatures } from './RenderersContext.tsx';
import styles from './ScreenAnchors.module.css';

/** Links to the sections of a screen, below its heading. */
export function ScreenAnchors({ sections }: { sections: readonly Section[] }) {
  const { pathname, search } = useLocation();
  const features = useScreenFeatures(sections.some(({ feature }) => feature !== undefined));
  const shown = sections.filter(({ feature }) => featureState(feature, features) === 'on');
  return (
    <nav aria-label={text.layout.onThisPage}>
      <ul className={styles.anchors}>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <Link className={styles.anchor} to={{ pathname, search, hash: id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
