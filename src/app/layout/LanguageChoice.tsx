import { useLanguage } from '../../screen/LanguageContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { text } from '../../values/text/text.ts';
import styles from './LanguageChoice.module.css';

/** A select for the language, each by its own name; nothing if there is only one. */
export function LanguageChoice() {
  const { languages } = usePortal();
  const { tag: shown, choose } = useLanguage();
  if (languages.length < 2) return null;
  return (
    <ul className={styles.list} aria-label={text.languages.title}>
      {languages.map(({ tag, name }) => (
        <li key={tag}>
          <button
            type="button"
            className={styles.language}
            lang={tag}
            aria-pressed={tag === shown}
            onClick={() => choose(tag)}
          >
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
