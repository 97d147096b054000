import { createContext, type ReactNode, useContext } from 'react';

/** The colour scheme: one of two, or the device's. */
export type Theme = 'light' | 'dark' | 'device';

/** How somebody wants the portal to look in this browser, and the ways to change that. */
export interface Display {
  theme: Theme;
  chooseTheme(theme: Theme): void;
  /** Amounts are not shown, so that nobody beside the reader sees them. */
  hidesAmounts: boolean;
  hideAmounts(isHidden: boolean): void;
}

const DisplayContext = createContext<Display | undefined>(undefined);

/** Says to everything below it how it is to look. */
export function DisplayProvider({ display, children }: { display: Display; children: ReactNode }) {
  return <DisplayContext value={display}>{children}</DisplayContext>;
}

/** How the portal is to look. Throws outside a `DisplayProvider`. */
export function useDisplay(): Display {
  const display = useContext(DisplayContext);
  if (!display) throw new Error('useDisplay() must be used inside <DisplayProvider>.');
  return display;
}
