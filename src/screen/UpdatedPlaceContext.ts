import { createContext, type RefCallback } from 'react';

/** Receives the element on the line of a screen's heading or back link in which the layout draws the age of its data. */
export const UpdatedPlaceContext = createContext<RefCallback<HTMLElement> | undefined>(undefined);
