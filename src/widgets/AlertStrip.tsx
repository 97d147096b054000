import styles from './AlertStrip.module.css';
import { Icon } from './Icon.tsx';

export interface AlertStripProps {
  /** The warning in one line. */
  title: string;
  /** Each with a remark where its value needs one. */
  facts: readonly { label: string; value: string; about?: string }[];
}

/** A warning about the whole screen, with the facts behind it. */
export function AlertStrip({ title, facts }: AlertStripProps) {
  return (
    <aside className={styles.strip} aria-label={title}>
      <p className={styles.title}>
        <Icon name="warning" />
        <span>{title}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, value, about }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {about && <dd>{about}</dd>}
          </div>
        ))}
      </dl>
    </aside>
  );
}
