import { useState } from 'react';
import { usePortal } from '../../screen/PortalContext.tsx';
import type { Decimal } from '../../values/decimal.ts';
import { enteredAmount } from './enteredAmount.ts';

/** The amount to take out, as entered, and its value. */
export interface WithdrawnAmount {
  /** What was typed, until the field is left. */
  entered: string | undefined;
  /** Undefined if nothing is entered, or the text is not an amount. */
  wanted: Decimal | 'all' | undefined;
  enter: (written: string) => void;
  choose: (wanted: Decimal | 'all') => void;
  /** Called when the field loses focus: formats the amount. */
  settle: () => void;
}

/** Starts without an amount: the portal never proposes how much to take out. */
export function useWithdrawnAmount(currency: string): WithdrawnAmount {
  const { locale } = usePortal();
  const [entered, setEntered] = useState<string>();
  const [wanted, setWanted] = useState<Decimal | 'all'>();
  return {
    entered,
    wanted,
    enter(written) {
      setEntered(written);
      setWanted(enteredAmount(written, locale, currency));
    },
    choose(next) {
      setEntered(undefined);
      setWanted(next);
    },
    settle() {
      if (wanted !== undefined) setEntered(undefined);
    },
  };
}
