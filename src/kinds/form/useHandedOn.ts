import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Entered } from './PlainForm.tsx';

/** The form's element; what was submitted before the form was loaded is submitted again, with the focus where it was. */
export function useHandedOn(entered: Entered | undefined): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  const isHandedOn = useRef(false);
  useLayoutEffect(() => {
    if (!entered || isHandedOn.current) return;
    isHandedOn.current = true;
    const focused = entered.focused ? element.current?.elements.namedItem(entered.focused) : undefined;
    const button = element.current?.querySelector('button[type="submit"]');
    const target = focused ?? button;
    if (target instanceof HTMLElement) target.focus();
    element.current?.requestSubmit();
  }, [entered]);
  return element;
}
