import styles from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  /** The person's picture; by default their initials are shown. */
  src?: string | undefined;
}

/** The initials of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last].map((word) => [...word][0]?.toUpperCase() ?? '').join('');
}

/** A person's avatar beside their name, which screen readers get instead. */
export function Avatar({ name, src }: AvatarProps) {
  if (src) return <img className={styles.avatar} src={src} alt="" />;
  return (
    <span className={styles.avatar} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
