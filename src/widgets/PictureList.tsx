import styles from './PictureList.module.css';

export interface PictureItem {
  src: string;
  /** What the picture shows. */
  alt: string;
}

/** Pictures side by side, each with what it shows. */
export function PictureList({ items }: { items: readonly PictureItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ src, alt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may be alike, and none changes places
        <li key={index}>
          <img className={styles.picture} src={src} alt={alt} loading="lazy" />
          <p className={styles.caption} aria-hidden>
            {alt}
          </p>
        </li>
      ))}
    </ul>
  );
}
