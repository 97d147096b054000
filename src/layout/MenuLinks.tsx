import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { queryFor } from '../api/queryFor.ts';
import type { Anchor, MenuEntry } from '../config/portal.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { partState } from '../portal/partState.ts';
import { useSession } from '../session/SessionContext.tsx';
import { text } from '../text/text.ts';
import { Icon } from '../widgets/Icon.tsx';
import styles from './MenuLinks.module.css';
import { useSectionInView } from './useSectionInView.ts';

interface MenuLinksProps {
  /** With the entries for small screens. */
  small?: boolean;
  /** An entry was followed. */
  onFollow?: () => void;
}

/** The side menu, as the config has it. */
export function MenuLinks({ small = false, onFollow }: MenuLinksProps) {
  const { menu } = usePortal();
  const entries = menu.filter((entry) => small || !entry.smallScreensOnly);
  return (
    <nav aria-label={text.layout.mainMenu}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <Entry entry={entry} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ entry, onFollow }: { entry: MenuEntry; onFollow: (() => void) | undefined }) {
  const session = useSession();
  const isShown = useShownSections();
  const { pathname } = useLocation();
  if (!('to' in entry)) {
    return (
      <button type="button" className={styles.link} onClick={() => session.signOut()}>
        <Icon name={entry.icon} />
        {entry.label}
      </button>
    );
  }
  const anchors = (entry.anchors ?? []).filter(({ section }) => isShown(entry.to, section));
  const isHere = pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  return (
    <>
      <Link className={styles.link} to={entry.to} aria-current={isHere ? 'page' : undefined} onClick={onFollow}>
        <Icon name={entry.icon} />
        {entry.label}
      </Link>
      {anchors.length > 0 && pathname === entry.to && <Anchors path={entry.to} anchors={anchors} onFollow={onFollow} />}
    </>
  );
}

interface AnchorsProps {
  path: string;
  anchors: readonly Anchor[];
  onFollow: (() => void) | undefined;
}

/** The sections of the screen that is open, the one in view marked. */
function Anchors({ path, anchors, onFollow }: AnchorsProps) {
  const { search } = useLocation();
  const inView = useSectionInView(anchors.map(({ section }) => section));
  return (
    <ul className={styles.anchors}>
      {anchors.map(({ label, section }) => (
        <li key={section}>
          <Link
            className={styles.anchor}
            // What was chosen on the screen stays chosen.
            to={{ pathname: path, search, hash: section }}
            aria-current={inView === section ? 'location' : undefined}
            onClick={onFollow}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Whether a section of a screen is drawn: its part is not off for the investor (Reading R17). */
function useShownSections(): (path: string, section: string) => boolean {
  const { routes } = usePortal();
  const { data, isError } = useQuery(queryFor('portfolioEnable', {}));
  return (path, id) => {
    const section = routes.signedIn[path]?.sections.find((candidate) => candidate.id === id);
    return partState(section?.part, { flags: data, hasFailed: isError }) === 'on';
  };
}
