import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const PlaceContext = createContext<HTMLElement | null>(null);

/** Says where beside the screen's title its sections may put something; null until that is drawn. */
export const BesideTitleProvider = PlaceContext.Provider;

/** Draws what a section has to say beside the title of the screen. */
export function BesideTitle({ children }: { children: ReactNode }) {
  const place = useContext(PlaceContext);
  return place && createPortal(children, place);
}
