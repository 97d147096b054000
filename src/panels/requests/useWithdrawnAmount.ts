import { useState } from 'react';
import type { Decimal } from '../../format/decimal.ts';
import { usePortal } from '../../portal/PortalContext.tsx';
import { enteredAmount } from '../parts/enteredAmount.ts';

/** The amount to take out, as it is entered and as it counts. */
export interface WithdrawnAmount {
  /** What was typed, until the field is left. */
  entered: string | undefined;
  /** Undefined while there is none, or what was typed is none. */
  wanted: Decimal | 'all' | undefined;
  enter: (written: string) => void;
  choose: (wanted: Decimal | 'all') => void;
  /** The field has been left: an amount is written as amounts are. */
  settle: () => void;
}

/** Nothing is chosen at first: how much to take out is never proposed. */
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
