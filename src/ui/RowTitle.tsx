import { type ReactNode, useState } from 'react';
import { text as words } from '../values/text/text.ts';
import type { Elements } from './elements.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import styles from './RowTitle.module.css';

export interface RowTitleProps {
  /** The URL of a picture; without one, or if it cannot be drawn, the icon takes its place. */
  picture?: string | undefined;
  icon: IconName;
  /** The name; a link if the row leads somewhere. */
  children: Elements;
  /** A short description. */
  about: string;
  /** The current state. A narrow row shows it instead of the description. */
  state?: Elements | undefined;
  /** Text in a narrow row that replaces the columns that it leaves out. */
  narrow?: string | undefined;
}

/** The first cell of a table's row: a picture, a name, and below the name a description and the state. */
export function RowTitle({ picture, icon, children, about, state, narrow }: RowTitleProps) {
  const [broken, setBroken] = useState<string>();
  const isDrawn = picture !== undefined && picture !== broken;
  return (
    <span className={styles.title}>
      <span className={styles.picture}>
        {isDrawn ? (
          // Decorative: the name beside it already says what the picture shows.
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

/** A word after a green dot, for a good state. */
export function GoodState({ children }: { children: string }) {
  return <span className={styles.good}>{children}</span>;
}

interface RowAmountProps {
  children: ReactNode;
  /** A small line below it. */
  below?: ReactNode;
  /** The name of the column that the line stands for. Only a narrow row, which has no such column, shows it. */
  column?: string | undefined;
}

/** A value of a row with two lines. */
export function RowAmount({ children, below, column }: RowAmountProps) {
  return (
    <span className={styles.amount}>
      <span>{children}</span>
      {below !== undefined && (
        <span className={styles.below} data-narrow={column !== undefined}>
          {column !== undefined && <span className="visuallyHidden">{words.table.chosen(column, '')}</span>}
          <span>{below}</span>
        </span>
      )}
    </span>
  );
}
