import { text } from '../../values/text/text.ts';
import { chooseInvestor, type InvestorChoices } from './chooseInvestor.ts';
import { storedInvestor, storeInvestor } from './investorCookies.ts';
import { readStored, writeStored } from './storage.ts';

/** Whether a switch of the investor would discard anything, and the question to ask first (`screen/leaving.ts`). */
export interface Unsaved {
  isHeld?: () => boolean;
  ask?: (leave: () => void, why?: string) => void;
}

/** The investor that this tab shows (Reading R10). */
export interface TabInvestor {
  /** Undefined until the list of investors has loaded. */
  shown(): number | undefined;
  /** The investor that requests are about, also before the list has loaded. */
  askedFor(): number | undefined;
  /** The investor that another tab has selected, if it is another one of the list. */
  other(): number | undefined;
  nameOf(id: number): string;
  /** Changes with each switch. */
  epoch(): number;
  /** How often this tab has followed another one. */
  switches(): number;
  /** Selects by Reading R3 once after a sign-in; later the stored investor stays selected while it is in the list. */
  chooseFrom(choices: InvestorChoices): void;
  select(id: number): void;
  /** Shows the investor that another tab has selected; asks first, once per investor, if something would be lost. */
  follow(): void;
  /** Selects no investor: the session has ended, or another one has begun. */
  forget(): void;
}

/** The investor of one tab, stored for `seconds`; `announce` is called after each switch. */
export function createTabInvestor(seconds: number, announce: () => void, unsaved: Unsaved): TabInvestor {
  let names = new Map<number, string>();
  let shown: number | undefined;
  // The investor for requests before the list of investors has loaded.
  let expected = storedInvestor();
  let [epoch, switches] = [0, 0];
  let asked: number | undefined;

  function show(id: number) {
    if (id === shown) return;
    if (id !== (shown ?? expected)) epoch += 1;
    [shown, expected] = [id, undefined];
    announce();
  }

  function other() {
    const stored = storedInvestor();
    if (shown === undefined || stored === undefined || stored === shown || !names.has(stored)) return undefined;
    return stored;
  }

  function adopt() {
    const id = other();
    if (id === undefined) return;
    switches += 1;
    show(id);
  }

  const nameOf = (id: number) => names.get(id) || String(id);

  function select(id: number) {
    storeInvestor(id, seconds);
    show(id);
  }

  return {
    shown: () => shown,
    askedFor: () => shown ?? expected ?? storedInvestor(),
    other,
    nameOf,
    epoch: () => epoch,
    switches: () => switches,
    select,
    chooseFrom(choices) {
      names = new Map(choices.investors.map(({ investor_id, name }) => [investor_id, name ?? '']));
      const [stored, sessionId] = [storedInvestor(), readStored('session_id')];
      const isChosen = sessionId !== undefined && readStored('investor_session') === sessionId;
      const chosen = isChosen && stored !== undefined && names.has(stored) ? stored : chooseInvestor(choices, stored);
      if (sessionId !== undefined) writeStored('investor_session', sessionId);
      if (chosen !== undefined) select(chosen);
    },
    follow() {
      const found = other();
      if (found !== undefined && unsaved.isHeld?.() && unsaved.ask) {
        if (found !== asked) unsaved.ask(adopt, text.tabs.wouldFollow(nameOf(found)));
      } else adopt();
      asked = found;
    },
    forget() {
      [shown, expected, asked] = [undefined, undefined, undefined];
      names = new Map();
    },
  };
}
