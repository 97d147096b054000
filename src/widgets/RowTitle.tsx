import { type ReactNode, useState } from 'react';
import type { Elements } from './elements.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import styles from './RowTitle.module.css';

export interface RowTitleProps {
  /** The address of a picture; until there is one, or if it cannot be drawn, its place has the icon. */
  picture?: string | undefined;
  icon: IconName;
  /** The name; a link where the row leads somewhere. */
  children: Elements;
  /** What it is, in a few words. */
  about: string;
  /** How it stands. A narrow row shows it in place of what it is. */
  state?: Elements | undefined;
  /** What a narrow row says in place of the columns that it leaves out. */
  narrow?: string | undefined;
}

/** What a row of a table is: a picture, a name, and below it what it is and how it stands. */
export function RowTitle({ picture, icon, children, about, state, narrow }: RowTitleProps) {
  const [broken, setBroken] = useState<string>();
  const isDrawn = picture !== undefined && picture !== broken;
  return (
    <span className={styles.title}>
      <span className={styles.picture}>
        {isDrawn ? (
          // Decorative: the name beside it says what it shows.
          <img src={picture} alt="" onError={() => setBroken(picture)} />
        ) : (
          <Icon name={icon} />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{children}</span>
        <span className={styles.lines}>
          <span className={styles.about} data-spare={state !== undefined}>
            {about}
          </span>
          {state && <span>{state}</span>}
        </span>
        {narrow && <span className={styles.narrow}>{narrow}</span>}
      </span>
    </span>
  );
}

/** That all is well, in a word after a green dot. */
export function GoodState({ children }: { children: string }) {
  return <span className={styles.good}>{children}</span>;
}

interface RowAmountProps {
  children: ReactNode;
  /** A small line below it. */
  below?: string | undefined;
  /** Said only in a narrow row, which has no column for it. */
  isNarrow?: boolean;
}

/** A value of a row with two lines. */
export function RowAmount({ children, below, isNarrow = false }: RowAmountProps) {
  return (
    <span className={styles.amount}>
      <span>{children}</span>
      {below && (
        <span className={styles.below} data-narrow={isNarrow}>
          {below}
        </span>
      )}
    </span>
  );
}
