import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readStored, removeStored, writeStored } from '../../client/session/storage.ts';
import { useDisplay } from '../../screen/DisplayContext.tsx';
import { Link } from '../../screen/Link.tsx';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { text } from '../../values/text/text.ts';
import { withTexts } from '../../values/text/withTexts.ts';
import { type Shortcut, shortcutReader } from './shortcutReader.ts';
import { useMenuEntries } from './useMenuEntries.ts';

const ShortcutDialog = lazyDialog(() => withTexts(async () => (await import('./ShortcutDialog.tsx')).ShortcutDialog));

/** One screen for each of the digits 1 to 9. */
const maxScreens = 9;

/** Presses the button that unfolds the place of a field, if it is folded. */
function unfold(field: HTMLElement | null) {
  const place = field?.closest('[hidden]');
  if (place) document.querySelector<HTMLElement>(`[aria-controls="${place.id}"]`)?.click();
}

/** Whether keyboard shortcuts are on in this browser, and a function to turn them on or off. */
function useShortcutChoice(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored('no_shortcuts') !== '1');
  function turn(next: boolean) {
    if (next) removeStored('no_shortcuts');
    else writeStored('no_shortcuts', '1');
    setOn(next);
  }
  return [isOn, turn];
}

interface ShortcutsProps {
  /** Whether the list of shortcuts is open. */
  isListed: boolean;
  onList: () => void;
  onClose: () => void;
}

/** Keyboard shortcuts that work wherever the focus is, unless turned off (WCAG 2.1.4), and the list of them. */
export function Shortcuts({ isListed, onList, onClose }: ShortcutsProps) {
  const [isOn, turn] = useShortcutChoice();
  const { hidesAmounts, hideAmounts } = useDisplay();
  const [said, setSaid] = useState({ text: '', times: 0 });
  const ways = useRef<HTMLDivElement>(null);
  const screens = useMenuEntries(true)
    .flatMap(({ entry: { label }, address }) => (address ? [{ label, address }] : []))
    .slice(0, maxScreens);

  /** Returns whether the shortcut did something. */
  function act(shortcut: Shortcut): boolean {
    if (shortcut === 'list') {
      onList();
      return true;
    }
    if (shortcut === 'amounts') {
      const next = hidesAmounts ? text.shortcuts.amountsShown : text.shortcuts.amountsHidden;
      setSaid(({ times }) => ({ text: next, times: times + 1 }));
      hideAmounts(!hidesAmounts);
      return true;
    }
    if (shortcut === 'search') {
      const field = document.querySelector<HTMLElement>('main input[type="search"]');
      flushSync(() => unfold(field));
      field?.focus();
      return field !== null;
    }
    const way = ways.current?.children[shortcut - 1];
    if (way instanceof HTMLElement) way.click();
    return way !== undefined;
  }

  const press = useEffectEvent((event: KeyboardEvent, shortcut: Shortcut) => {
    // Prevents the key from being typed into the field that it focuses.
    if (act(shortcut)) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const read = shortcutReader();
    const listener = (event: KeyboardEvent) => {
      const shortcut = read(event);
      if (shortcut !== undefined) press(event, shortcut);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [isOn]);

  return (
    <>
      <p className="visuallyHidden" aria-live="polite">
        {/* A new element each time, so that screen readers announce the same text again. */}
        <span key={said.times}>{said.text}</span>
      </p>
      {/* Followed like any link, so that a form with unsaved input asks first. */}
      <div ref={ways} hidden>
        {screens.map(({ label, address }) => (
          <Link key={label} to={address} />
        ))}
      </div>
      {isListed && (
        <ShortcutDialog screens={screens.map(({ label }) => label)} isOn={isOn} onTurn={turn} onClose={onClose} />
      )}
    </>
  );
}
