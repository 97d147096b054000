import { type Theme, useDisplay } from '../../screen/DisplayContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { text } from '../../values/text/text.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './Preferences.module.css';

/** The colour schemes to choose from. */
export const themes: readonly Theme[] = ['device', 'light', 'dark'];

interface PreferencesProps {
  /** Called to show the list of keyboard shortcuts. */
  onShortcuts: () => void;
}

/** Display preferences and the way to the shortcuts, below the menu of small screens. */
export function Preferences({ onShortcuts }: PreferencesProps) {
  const { theme, chooseTheme } = useDisplay();
  return (
    <div className={styles.preferences}>
      <Select
        look="choice"
        label={text.display.theme}
        value={theme}
        options={themes.map((value) => ({ value, label: text.display.themes[value] }))}
        onValue={(value) => chooseTheme(value as Theme)} // The options are those above.
      />
      <LanguageChoice />
      <Button variant="quiet" icon="keyboard" className={styles.keys} onClick={onShortcuts}>
        {text.shortcuts.title}
      </Button>
    </div>
  );
}
