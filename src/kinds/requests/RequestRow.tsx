import { useId } from 'react';
import { Link } from '../../screen/Link.tsx';
import { Stack } from '../../ui/box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './RequestsPanel.module.css';

interface RequestRowProps {
  title: string;
  /** What to know in advance; its line keeps its place while that is unknown. */
  fact: string | undefined;
  onOpen?: () => void;
  /** Leads to a screen instead of a dialog. */
  to?: string;
}

/** Something to ask for, as a row to press. */
export function RequestRow({ title, fact, onOpen, to }: RequestRowProps) {
  const factId = useId();
  const shared = { className: styles.title, 'aria-describedby': fact && factId };
  return (
    <li className={styles.row}>
      <Stack shrinks grows>
        {to === undefined ? (
          <button type="button" aria-haspopup="dialog" {...shared} onClick={onOpen}>
            {title}
          </button>
        ) : (
          <Link to={to} {...shared}>
            {title}
          </Link>
        )}
        <p className={styles.fact} id={factId}>
          {fact ?? '\u00a0'}
        </p>
      </Stack>
      <Icon name="next" />
    </li>
  );
}
