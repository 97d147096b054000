import { useLocation } from 'react-router-dom';
import { BesideTitle } from '../../screen/BesideTitle.tsx';
import { Link } from '../../screen/Link.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { phone } from '../../ui/theme/phone.ts';
import { useMedia } from '../../ui/useMedia.ts';
import styles from './HoldingsJump.module.css';
import type { HoldingsConfig } from './options.ts';

/** On a phone, a way from the title of the screen to the holdings, which are far below it. */
export function HoldingsJump({ section: { id, title } }: { section: HoldingsConfig }) {
  const { pathname, search } = useLocation();
  const isPhone = useMedia(phone);
  return (
    isPhone && (
      <BesideTitle>
        <Link className={styles.jump} to={{ pathname, search, hash: id }}>
          <span>{title}</span>
          <Icon name="next" size="sm" />
        </Link>
      </BesideTitle>
    )
  );
}
