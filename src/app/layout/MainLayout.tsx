import { type ComponentType, memo, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useSessionState } from '../../client/session/SessionContext.tsx';
import { readStored, writeStored } from '../../client/session/storage.ts';
import type { Data } from '../../client/types.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { UpdatedPlaceContext } from '../../screen/UpdatedPlaceContext.ts';
import { Logo } from '../../ui/Logo.tsx';
import { Note } from '../../ui/Note.tsx';
import { text } from '../../values/text/text.ts';
import { todayHere } from '../../values/todayHere.ts';
import { Footer } from './Footer.tsx';
import { type AllInvestorsProps, Header } from './Header.tsx';
import styles from './MainLayout.module.css';
import { MenuLinks } from './MenuLinks.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { TabBar } from './TabBar.tsx';
import { Updated } from './Updated.tsx';
import { useBrand } from './useBrand.ts';
import { useScrollPlace } from './useScrollPlace.ts';
import { useSteadyView } from './useSteadyView.ts';

interface MainLayoutProps {
  investors: Data<'investorList'>;
  AllInvestors: ComponentType<AllInvestorsProps>;
}

/** The layout of the signed-in screens: menu, header, and the screen. */
export const MainLayout = memo(function MainLayout({ investors, AllInvestors }: MainLayoutProps) {
  const { brand } = usePortal();
  const { logo } = useBrand();
  const { investorId } = useSessionState();
  const [isListed, setListed] = useState(false);
  const showList = () => setListed(true);
  const [updatedPlace, setUpdatedPlace] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  useScrollPlace();
  useSteadyView(main, investorId);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        {text.layout.skipToContent}
      </a>
      <aside className={styles.side}>
        <div className={styles.logo}>
          <Logo name={brand.name} {...logo} />
        </div>
        <MenuLinks />
      </aside>
      <div className={styles.page}>
        <Header investors={investors} logo={logo} AllInvestors={AllInvestors} onShortcuts={showList} />
        <div>
          <OfflineNotice />
          <Announcement />
        </div>
        {/* Remounts the screen for another investor: no state outlives the switch, and the select keeps the focus. */}
        <main key={investorId} ref={main} className={styles.main} id="content" tabIndex={-1}>
          <UpdatedPlaceContext value={setUpdatedPlace}>
            <Outlet />
          </UpdatedPlaceContext>
          <Updated place={updatedPlace} />
        </main>
        <Footer />
        <TabBar />
      </div>
      <Shortcuts isListed={isListed} onList={showList} onClose={() => setListed(false)} />
    </div>
  );
});

/** What the manager announces, up to its last day; a sentence that was dismissed does not come back in this browser. */
function Announcement() {
  const { announcement } = usePortal();
  const [dismissed, setDismissed] = useState(() => readStored('announcement'));
  if (!announcement || announcement.until < todayHere() || announcement.text === dismissed) return null;
  function dismiss(sentence: string) {
    writeStored('announcement', sentence);
    setDismissed(sentence);
  }
  return <Note lines={[announcement.text]} onDismiss={() => dismiss(announcement.text)} />;
}
