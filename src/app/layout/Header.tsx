import { type ComponentType, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession, useSessionState } from '../../client/session/SessionContext.tsx';
import type { Data } from '../../client/types.ts';
import { useDisplay } from '../../screen/DisplayContext.tsx';
import { useLanguage } from '../../screen/LanguageContext.tsx';
import { askToLeave } from '../../screen/leaving.ts';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useFormat } from '../../screen/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Small } from '../../ui/box.tsx';
import { DropdownMenu } from '../../ui/DropdownMenu.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Logo, type LogoProps } from '../../ui/Logo.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { Select } from '../../ui/Select.tsx';
import { useOnPaper } from '../../ui/useOnPaper.ts';
import { isolated, listed } from '../../values/isolated.ts';
import { label } from '../../values/label.ts';
import { text } from '../../values/text/text.ts';
import { todayHere } from '../../values/todayHere.ts';
import styles from './Header.module.css';
import { MenuLinks } from './MenuLinks.tsx';
import { addressOf } from './menuAddress.ts';
import { Preferences, themes } from './Preferences.tsx';
import { useFeatureStates } from './useFeatureStates.ts';

// Loaded only when the menu of a small screen is opened.
const Sheet = lazyDialog(async () => (await import('../../ui/Sheet.tsx')).Sheet);

/** Shows all investors at once, and lets the user switch to one of them. */
export interface AllInvestorsProps {
  investors: Data<'investorList'>['investors'];
  selected: number | undefined;
  onChoose: (investorId: number, path?: string) => void;
}

interface HeaderProps {
  investors: Data<'investorList'>;
  logo: Omit<LogoProps, 'name'>;
  AllInvestors: ComponentType<AllInvestorsProps>;
  /** Called to show the list of keyboard shortcuts. */
  onShortcuts: () => void;
}

/** The header: the selected investor, the account menu, and on small screens the main menu. */
export function Header({ investors, logo, AllInvestors, onShortcuts }: HeaderProps) {
  const { brand } = usePortal();
  const [menuState, setMenuState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isMenuOpen = menuState === 'open';
  const close = () => setMenuState('closed');
  return (
    <header className={styles.header}>
      <div className={styles.small}>
        <IconButton
          icon="menu"
          label={text.menu.title}
          aria-expanded={isMenuOpen}
          onClick={() => setMenuState('open')}
        />
        {menuState !== 'unused' && (
          <Sheet
            open={isMenuOpen}
            title={text.menu.title}
            head={<Logo name={brand.name} {...logo} />}
            onClose={close}
            onMissing={() => setMenuState('unused')}
          >
            <MenuLinks small onFollow={close} />
            <Preferences
              onShortcuts={() => {
                close();
                onShortcuts();
              }}
            />
          </Sheet>
        )}
      </div>
      <Investor investors={investors} AllInvestors={AllInvestors} />
      <AmountsSwitch />
      <div className={styles.large}>
        <AccountMenu onShortcuts={onShortcuts} />
      </div>
      <PrintNote />
    </header>
  );
}

/** A button that hides the amounts on every screen, and shows them again. */
function AmountsSwitch() {
  const { hidesAmounts, hideAmounts } = useDisplay();
  return (
    <IconButton
      icon={hidesAmounts ? 'show' : 'hide'}
      label={hidesAmounts ? text.display.showAmounts : text.display.hideAmounts}
      onClick={() => hideAmounts(!hidesAmounts)}
    />
  );
}

/** On large screens, the entries that small screens have in the main menu (Reading R21). */
function AccountMenu({ onShortcuts }: Pick<HeaderProps, 'onShortcuts'>) {
  const { menu, languages } = usePortal();
  const session = useSession();
  const navigate = useNavigate();
  const { tag: shown, choose } = useLanguage();
  const stateOf = useFeatureStates();
  const others = languages
    .filter(({ tag }) => tag !== shown)
    .map(({ tag, name }) => ({ label: name, lang: tag, icon: 'language' as const, onSelect: () => choose(tag) }));
  const { theme, chooseTheme } = useDisplay();
  const schemes = themes.map((value) => ({
    label: text.display.themes[value],
    checked: value === theme,
    onSelect: () => chooseTheme(value),
  }));
  const own = menu.filter((entry) => entry.smallScreensOnly);
  const links = own.flatMap((entry) =>
    'to' in entry && stateOf(entry.to) !== 'off'
      ? [{ label: entry.label, icon: `lucide:${entry.icon}` as const, href: addressOf(entry) }]
      : [],
  );
  const actions = own.flatMap((entry) =>
    'to' in entry
      ? []
      : [
          {
            label: entry.label,
            icon: `lucide:${entry.icon}` as const,
            onSelect: () => askToLeave(() => session.signOut()),
          },
        ],
  );
  return (
    <DropdownMenu
      trigger={
        <Button variant="quiet" icon="account">
          {text.layout.myAccount}
        </Button>
      }
      items={[
        ...links,
        { label: text.display.theme, items: schemes },
        ...others,
        { label: text.shortcuts.title, icon: 'keyboard', onSelect: onShortcuts },
        ...actions,
      ]}
      onNavigate={(href) => void navigate(href)}
    />
  );
}

const kindAndNumber = ({ investor_type, investor_number }: Data<'investorList'>['investors'][number]) => [
  investor_type && label(investor_type),
  investor_number,
];

/** The selected investor's name; if there are several and switching is allowed (Reading R31), a select. */
function Investor({
  investors: { investors, investorschange },
  AllInvestors,
}: Pick<HeaderProps, 'investors' | 'AllInvestors'>) {
  const session = useSession();
  const navigate = useNavigate();
  const { investorId } = useSessionState();
  const { allInvestors } = usePortal();
  const selected = investors.find((investor) => investor.investor_id === investorId);
  if (investors.length < 2 || investorschange === 0)
    return <p className={`${styles.investor} ${styles.name}`}>{selected && isolated(selected.name)}</p>;
  return (
    <div className={`${styles.investor} ${styles.switcher}`}>
      <Select
        look="choice"
        label={text.layout.investor}
        labelHidden
        value={String(investorId)}
        options={investors.map((investor) => ({
          value: String(investor.investor_id),
          label: listed([investor.name, ...kindAndNumber(investor)], ' · '),
        }))}
        face={
          selected && (
            <>
              <span className={styles.name}>{isolated(selected.name)}</span>{' '}
              <span className={styles.facts}>{listed(kindAndNumber(selected))}</span>
            </>
          )
        }
        onValue={(value) => askToLeave(() => session.select(Number(value)))}
      />
      {allInvestors && (
        <AllInvestors
          investors={investors}
          selected={investorId}
          onChoose={(id, path) => {
            const isOther = id !== investorId;
            if (!isOther && path === undefined) return;
            askToLeave(() => {
              if (isOther) session.select(id);
              if (path !== undefined) void navigate(path);
            });
          }}
        />
      )}
    </div>
  );
}

/** Shown only in print: the portal that the page comes from, and when it was printed. */
function PrintNote() {
  const { brand } = usePortal();
  const format = useFormat();
  if (!useOnPaper()) return null;
  return <Small>{text.layout.printed(`${brand.name} ${brand.product}`, format('date', todayHere()))}</Small>;
}
