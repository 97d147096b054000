import type { ReactNode } from 'react';
import { useSession } from '../../client/session/SessionContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { text } from '../../values/text/text.ts';
import { Footer } from './Footer.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './PlainLayout.module.css';
import { useBrand } from './useBrand.ts';

/** The layout for a signed-in user without an investor: no menu, only a button to sign out. */
export function PlainLayout({ children }: { children: ReactNode }) {
  const { brand } = usePortal();
  const { logo } = useBrand();
  const session = useSession();
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <Logo name={brand.name} {...logo} />
        <div className={styles.choices}>
          <LanguageChoice />
          <Button variant="quiet" icon="sign-out" onClick={() => session.signOut()}>
            {text.layout.signOut}
          </Button>
        </div>
      </header>
      <main className={styles.main}>{children}</main>
      <Footer />
    </div>
  );
}
