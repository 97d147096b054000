import { Grid, Small } from './box.tsx';
import styles from './PictureList.module.css';

export interface PictureItem {
  src: string;
  /** Describes the picture. */
  alt: string;
}

/** A row of pictures with captions. */
export function PictureList({ items }: { items: readonly PictureItem[] }) {
  return (
    <Grid as="ul" min="64" gap="4">
      {items.map(({ src, alt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may be equal, and their order never changes
        <li key={index}>
          <img className={styles.picture} src={src} alt={alt} loading="lazy" />
          <Small above="1" aria-hidden>
            {alt}
          </Small>
        </li>
      ))}
    </Grid>
  );
}
