import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const PlaceContext = createContext<HTMLElement | null>(null);

/** The element beside the screen's title where its sections may draw; null until it exists. */
export const BesideTitleProvider = PlaceContext.Provider;

/** Draws a section's content beside the screen's title. */
export function BesideTitle({ children }: { children: ReactNode }) {
  const place = useContext(PlaceContext);
  return place && createPortal(children, place);
}
