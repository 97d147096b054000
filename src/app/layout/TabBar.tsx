import { useLocation } from 'react-router-dom';
import { Link } from '../../screen/Link.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { phoneWithBar } from '../../ui/theme/phone.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { text } from '../../values/text/text.ts';
import { currentAddress } from './menuAddress.ts';
import styles from './TabBar.module.css';
import { useMenuEntries } from './useMenuEntries.ts';

/** On phones, the entries of the menu that are tabs, at the bottom of the window (Reading R53). */
export function TabBar() {
  const isShown = useMedia(phoneWithBar);
  const { pathname, search } = useLocation();
  const entries = useMenuEntries(true);
  const current = currentAddress(
    entries.flatMap(({ address }) => address ?? []),
    { pathname, search },
  );
  const tabs = entries.filter(({ entry }) => 'to' in entry && entry.tab);
  if (!isShown || tabs.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label={text.layout.tabs}>
      <ul className={styles.list}>
        {tabs.map(({ entry: { label, icon }, address = '', state }) => (
          // Reserves the space of a tab until its feature is known, as the menu does.
          <li key={label} className={state === 'unknown' ? styles.awaited : undefined}>
            <Link
              className={styles.tab}
              to={address}
              aria-current={address === current ? 'page' : undefined}
              onClick={() => {
                if (address === pathname) window.scrollTo({ top: 0 });
              }}
            >
              <Icon name={`lucide:${icon}`} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
