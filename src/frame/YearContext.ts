import { createContext, useContext } from 'react';

/** The calendar year that a panel is drawn for. */
const YearContext = createContext<number | undefined>(undefined);

export const YearProvider = YearContext.Provider;

/** The chosen calendar year; undefined where none is chosen. */
export const useChosenYear = (): number | undefined => useContext(YearContext);
