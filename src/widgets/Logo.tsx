import styles from './Logo.module.css';

export interface LogoProps {
  /** The brand's name: the image's alt text, shown until there is an image. */
  name: string;
  src?: string | undefined;
}

/** The brand's logo; its height is the same with and without the image. */
export function Logo({ name, src }: LogoProps) {
  if (!src) return <span className={styles.name}>{name}</span>;
  return <img className={styles.picture} src={src} alt={name} />;
}
