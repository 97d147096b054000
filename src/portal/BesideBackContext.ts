import { createContext, type RefCallback } from 'react';

/** Receives the element beside a screen's back link, in which the layout draws something on the same line. */
export const BesideBackContext = createContext<RefCallback<HTMLElement> | undefined>(undefined);
