import { useState } from 'react';
import { usePortal } from '../../screen/PortalContext.tsx';
import { useParameters } from '../../screen/useParameters.ts';
import { type Decimal, readDecimal } from '../../values/decimal.ts';
import { enteredAmount } from '../requests/enteredAmount.ts';

/** An amount as entered, and its value. */
export interface WantedAmount {
  /** The field's text: what was typed, until the field loses focus. */
  entered: string | undefined;
  /** Undefined if the text is not an amount. */
  amount: Decimal | undefined;
  /** Whether the visitor has chosen it. */
  isOwn: boolean;
  enter: (written: string) => void;
  choose: (amount: Decimal) => void;
  /** Called when the field loses focus: formats the amount. */
  settle: () => void;
}

/** The amount of a section in the URL, `usual` by default; keeps what is entered there. */
export function useWantedAmount(section: string, usual: Decimal, currency: string): WantedAmount {
  const { locale } = usePortal();
  const [parameters, change] = useParameters();
  const [entered, setEntered] = useState<string>();
  const key = `${section}-amount`;
  const found = readDecimal(parameters.get(key));
  const initial = found !== undefined && Number(found) > 0 ? found : usual;
  const read = entered === undefined ? initial : enteredAmount(entered, locale, currency);
  const keep = (amount: Decimal | undefined) => {
    if (amount !== undefined) change({ [key]: String(amount) }, { replace: true });
  };
  return {
    entered,
    amount: read,
    isOwn: initial !== usual,
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
