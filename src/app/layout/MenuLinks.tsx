import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../client/session/SessionContext.tsx';
import type { Anchor } from '../../config/portal.ts';
import { Link } from '../../screen/Link.tsx';
import { askToLeave } from '../../screen/leaving.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { text } from '../../values/text/text.ts';
import styles from './MenuLinks.module.css';
import { currentAddress } from './menuAddress.ts';
import { type ShownEntry, useMenuEntries } from './useMenuEntries.ts';
import { useSectionInView } from './useSectionInView.ts';

interface MenuLinksProps {
  /** Includes the entries for small screens. */
  small?: boolean;
  /** Called after an entry was followed. */
  onFollow?: () => void;
}

/** The side menu of the config, without the screens whose feature is off for the investor. */
export function MenuLinks({ small = false, onFollow }: MenuLinksProps) {
  const entries = useMenuEntries(small);
  const addresses = entries.flatMap(({ address }) => address ?? []);
  const current = currentAddress(addresses, useLocation());
  return (
    <nav aria-label={text.layout.mainMenu}>
      <ul className={styles.list}>
        {entries.map((shown) => (
          // Reserves the space of an entry until its feature is known, so that the entries below stay in place.
          <li key={shown.entry.label} className={shown.state === 'unknown' ? styles.awaited : undefined}>
            <Entry {...shown} isHere={shown.address === current} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface EntryProps extends ShownEntry {
  /** The entry leads to the current screen. */
  isHere: boolean;
  onFollow: (() => void) | undefined;
}

function Entry({ entry, address = '', isHere, anchors, onFollow }: EntryProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!('to' in entry)) {
    return (
      <button type="button" className={styles.link} onClick={() => askToLeave(() => session.signOut())}>
        <Icon name={`lucide:${entry.icon}`} />
        <span>{entry.label}</span>
      </button>
    );
  }
  const { to } = entry;
  const follow = () => {
    if (pathname === to) window.scrollTo({ top: 0 });
    onFollow?.();
  };
  const link = (
    <Link className={styles.link} to={address} aria-current={isHere ? 'page' : undefined} onClick={follow}>
      <Icon name={`lucide:${entry.icon}`} />
      <span>{entry.label}</span>
    </Link>
  );
  if (anchors.length === 0) return link;
  // The choices made on the screen are kept while it is shown.
  if (isHere && pathname === to)
    return (
      <>
        {link}
        <AnchorsInView address={`${to}${search}`} anchors={anchors} onFollow={onFollow} />
      </>
    );
  return (
    <>
      <div className={styles.closed}>
        {link}
        <IconButton
          icon="expand"
          label={text.layout.sectionsOf(entry.label)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && <Anchors id={id} address={address} anchors={anchors} onFollow={onFollow} />}
    </>
  );
}

interface AnchorsProps {
  id?: string;
  /** The URL of their screen. */
  address: string;
  anchors: readonly Anchor[];
  /** The section being read. */
  inView?: string | undefined;
  onFollow: (() => void) | undefined;
}

/** Links to the sections of a screen. */
function Anchors({ id, address, anchors, inView, onFollow }: AnchorsProps) {
  return (
    <ul id={id} className={styles.anchors}>
      {anchors.map(({ label, section }) => (
        <li key={section}>
          <Link
            className={styles.anchor}
            to={`${address}#${section}`}
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

/** Links to the sections of the current screen; marks the one in view. */
function AnchorsInView(props: AnchorsProps) {
  return <Anchors {...props} inView={useSectionInView(props.anchors.map(({ section }) => section))} />;
}
