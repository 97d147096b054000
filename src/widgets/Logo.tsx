import styles from './Logo.module.css';

export interface LogoProps {
  /** The brand's name: the image's alt text, shown if there is no image for the colour scheme. */
  name: string;
  src?: string | undefined;
  /** The logo for a dark background. */
  darkSrc?: string | undefined;
}

/** The brand's logo; its height is the same with and without the image. */
export function Logo({ name, src, darkSrc }: LogoProps) {
  if (!src) return <span className={styles.name}>{name}</span>;
  return (
    <>
      <img className={`${styles.picture} ${styles.light}`} src={src} alt={name} />
      {darkSrc ? (
        <img className={`${styles.picture} ${styles.dark}`} src={darkSrc} alt={name} />
      ) : (
        <span className={`${styles.name} ${styles.dark}`}>{name}</span>
      )}
    </>
  );
}
