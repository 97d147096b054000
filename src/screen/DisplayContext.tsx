import { strictContext } from '../ui/strictContext.ts';

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

/** The display preferences. */
export const [DisplayProvider, useDisplay] = strictContext<Display>('Display');
