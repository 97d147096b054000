import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import styles from './Screen.module.css';

/** The place below the heading of the screen; null until it is there, and undefined outside of a screen. */
const PlaceContext = createContext<HTMLElement | null | undefined>(undefined);
export const ScreenHeadProvider = PlaceContext.Provider;

interface ScreenHeadProps {
  /** What the screen is about, beside the heading. */
  picture?: { src: string; alt: string; isSmall?: boolean } | undefined;
  children: ReactNode;
}

/** Draws a picture beside the heading of the screen, and something below it. */
export function ScreenHead({ picture, children }: ScreenHeadProps) {
  const place = useContext(PlaceContext);
  return place
    ? createPortal(
        <>
          {picture && (
            <img className={styles.picture} src={picture.src} alt={picture.alt} data-small={picture.isSmall} />
          )}
          <div className={styles.about}>{children}</div>
        </>,
        place,
      )
    : null;
}
