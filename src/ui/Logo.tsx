import type { CSSProperties } from 'react';
import styles from './Logo.module.css';

/** A picture, with its size where that is known. */
interface Picture {
  src: string;
  width?: number;
  height?: number;
  style?: CSSProperties | undefined;
}

export interface LogoProps {
  /** The brand's name: the image's alt text, shown if there is no image for the colour scheme. */
  name: string;
  light?: Picture | undefined;
  /** The logo for a dark background. */
  dark?: Picture | undefined;
}

/** The brand's logo; its height is the same with and without the image. */
export function Logo({ name, light, dark }: LogoProps) {
  if (!light) return <span className={styles.name}>{name}</span>;
  return (
    <>
      <img {...light} className={`${styles.picture} ${styles.light}`} alt={name} />
      {dark ? (
        // Lazy, so that it is not loaded in the other scheme.
        <img {...dark} loading="lazy" className={`${styles.picture} ${styles.dark}`} alt={name} />
      ) : (
        <span className={`${styles.name} ${styles.dark}`}>{name}</span>
      )}
    </>
  );
}
