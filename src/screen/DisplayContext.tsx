import { createContext, type ReactNode, useContext } from 'react';

/** The colour scheme: light, dark, or that of the device. */
export type Theme = 'light' | 'dark' | 'device';

/** The display preferences of this browser, and the functions to change them. */
export interface Display {
  theme: Theme;
  chooseTheme(theme: Theme): void;
  /** Amounts are hidden from people who can see the screen. */
  hidesAmounts: boolean;
  hideAmounts(isHidden: boolean): void;
}

const DisplayContext = createContext<Display | undefined>(undefined);

/** Provides the display preferences to everything below it. */
export function DisplayProvider({ display, children }: { display: Display; children: ReactNode }) {
  return <DisplayContext value={display}>{children}</DisplayContext>;
}

/** The display preferences. Throws outside a `DisplayProvider`. */
export function useDisplay(): Display {
  const display = useContext(DisplayContext);
  if (!display) throw new Error('useDisplay() must be used inside <DisplayProvider>.');
  return display;
}
