import { createContext, type RefCallback } from 'react';

/** Hears of the place beside a screen's link back, where the layout draws something in the same line. */
export const BesideBackContext = createContext<RefCallback<HTMLElement> | undefined>(undefined);
