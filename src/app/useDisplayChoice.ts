import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../client/session/storage.ts';
import type { Display, Theme } from '../screen/DisplayContext.tsx';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** The colour scheme chosen in this browser, else the device's. */
function chosenTheme(): Theme {
  const mark = readStored('theme');
  return isTheme(mark) ? mark : 'device';
}

/** Applies the chosen colour scheme; call it before the first render, so that nothing flashes. */
export function applyTheme(theme = chosenTheme()): void {
  if (theme === 'device') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.dataset.theme = theme;
}

/** The display preferences of this browser, shared by all its users. */
export function useDisplayChoice(): Display {
  const [theme, setTheme] = useState(chosenTheme);
  const [hidesAmounts, setHidesAmounts] = useState(() => readStored('hides_amounts') === '1');
  return {
    theme,
    chooseTheme(next) {
      if (next === 'device') removeStored('theme');
      else writeStored('theme', next);
      applyTheme(next);
      setTheme(next);
    },
    hidesAmounts,
    hideAmounts(isHidden) {
      if (isHidden) writeStored('hides_amounts', '1');
      else removeStored('hides_amounts');
      setHidesAmounts(isHidden);
    },
  };
}
