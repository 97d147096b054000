import { type ReactElement, type ReactNode, useState } from 'react';
import { useEffects } from '../../frame/EffectsContext.tsx';
import { useWholePortal } from '../../portal/WholePortalContext.tsx';
import { text } from '../../text/text.ts';
import { Term } from '../../widgets/Term.tsx';

type Name = keyof typeof text.terms;

/** The values whose labels are explained, known before the texts that explain them have come. */
const names: Readonly<Record<Name, true>> = {
  pari_passu: true,
  '30_360': true,
  actual_365: true,
  actual_360: true,
  drip: true,
  partial_drip: true,
  bn: true,
};

/** Whether a value's label is an explained term. */
export const isTerm = (value: unknown): value is Name => typeof value === 'string' && Object.hasOwn(names, value);

/** The value as text that explains itself when pressed if it is a term; else as `shown`. */
export const explained = <Shown extends ReactNode>(
  value: unknown,
  written: string,
  shown: Shown,
): Shown | ReactElement => (isTerm(value) ? <Explained name={value} written={written} /> : shown);

function Explained({ name, written }: { name: Name; written: string }) {
  const [isOpen, setOpen] = useState(false);
  const { loadWhole } = useWholePortal();
  const { fail } = useEffects();
  async function toggle() {
    if (isOpen) return setOpen(false);
    await loadWhole();
    setOpen(true);
  }
  return (
    <Term about={isOpen ? text.terms[name] : undefined} onToggle={() => void toggle().catch(fail)}>
      {written}
    </Term>
  );
}
