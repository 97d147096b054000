import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { keepsCookies } from '../../client/session/cookies.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { text } from '../../values/text/text.ts';
import styles from './AuthLayout.module.css';
import { Footer } from './Footer.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { useBrand } from './useBrand.ts';

/**
 * The layout of the visitors' screens: the host's logo, the languages and the screen beside the host's picture. Unless
 * the page knows that there is none, the picture has its place, since that is only known when the screen has long been
 * drawn.
 */
export function AuthLayout() {
  const { brand } = usePortal();
  // In small steps, so that the form stays responsive meanwhile.
  const { logo, background, isPlain } = useBrand();
  const [canSignIn] = useState(keepsCookies);
  return (
    <div className={styles.layout}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Logo name={brand.name} {...logo} />
          <LanguageChoice />
        </header>
        <main className={styles.main}>
          {!canSignIn && (
            <p className={styles.notice} role="alert">
              {text.session.noCookies}
            </p>
          )}
          <Outlet />
        </main>
        <Footer />
      </div>
      {!isPlain && (
        <div className={styles.picture} aria-hidden>
          {background && <img {...background} className={styles.background} alt="" fetchPriority="high" />}
        </div>
      )}
    </div>
  );
}
