import { useState } from 'react';
import { type Decimal, readDecimal } from '../../format/decimal.ts';
import { useParameters } from '../../frame/useParameters.ts';
import { usePortal } from '../../portal/PortalContext.tsx';
import { enteredAmount } from '../parts/enteredAmount.ts';

/** An amount as it is entered, and as it counts. */
export interface WantedAmount {
  /** What the field shows: what was typed, until it is left. */
  entered: string | undefined;
  /** Undefined where what was typed is no amount. */
  amount: Decimal | undefined;
  /** Whether the visitor has chosen it. */
  isOwn: boolean;
  enter: (written: string) => void;
  choose: (amount: Decimal) => void;
  /** The field has been left: an amount is written as amounts are. */
  settle: () => void;
}

/** The amount that the address has for a section, `usual` without one; what is entered is kept there. */
export function useWantedAmount(section: string, usual: Decimal, currency: string): WantedAmount {
  const { locale } = usePortal();
  const [parameters, change] = useParameters();
  const [entered, setEntered] = useState<string>();
  const key = `${section}-amount`;
  const found = readDecimal(parameters.get(key));
  const kept = found !== undefined && Number(found) > 0 ? found : usual;
  const read = entered === undefined ? kept : enteredAmount(entered, locale, currency);
  const keep = (amount: Decimal | undefined) => {
    if (amount !== undefined) change({ [key]: String(amount) }, { replace: true });
  };
  return {
    entered,
    amount: read,
    isOwn: kept !== usual,
    enter(written) {
      setEntered(written);
      keep(enteredAmount(written, locale, currency));
    },
    choose(amount) {
      setEntered(undefined);
      keep(amount);
    },
    settle() {
      if (read !== undefined) setEntered(undefined);
    },
  };
}
