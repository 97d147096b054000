import styles from './Logo.module.css';

export interface LogoProps {
  /** The brand's name: the picture's text, and what stands there until there is one. */
  name: string;
  src?: string | undefined;
}

/** The brand's mark; it takes the same height with and without its picture. */
export function Logo({ name, src }: LogoProps) {
  if (!src) return <span className={styles.name}>{name}</span>;
  return <img className={styles.picture} src={src} alt={name} />;
}
