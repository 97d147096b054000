import type { DocumentFile, TaxSlip } from '../../figures/answers.ts';
import type { Format } from '../../screen/useFormat.ts';
import { type Decimal, readDecimal } from '../../values/decimal.ts';
import { text } from '../../values/text/text.ts';

/** A box of a slip: its name, and what it reports. */
export interface SlipBox {
  box: string;
  name: string;
  amount: Decimal | undefined;
}

type SlipType = TaxSlip['slip_type'];

/** Words for each slip, whose types the description still has; other documents have none. */
type BySlip<Words> = Readonly<Record<Extract<keyof typeof text.taxYear.names, SlipType>, Words>> &
  Partial<Record<Exclude<SlipType, keyof typeof text.taxYear.names>, Words>>;

/** The boxes of a slip, the one with the largest amount first; an unknown box has only its number. */
export function boxesOf({ slip_type, boxes }: TaxSlip): SlipBox[] {
  const names: BySlip<Partial<Record<string, string>>> = text.taxYear.boxes;
  const all = Object.entries(boxes).map(([box, value]): SlipBox => {
    const name = names[slip_type]?.[box];
    const { box: named, unnamed } = text.taxYear;
    return { box, name: name === undefined ? unnamed(box) : named(name, box), amount: readDecimal(value) };
  });
  const size = ({ amount }: SlipBox) => Math.abs(Number(amount ?? 0));
  const [largest] = all.toSorted((a, b) => size(b) - size(a));
  return [...all.filter((one) => one === largest), ...all.filter((one) => one !== largest)];
}

/** The name of a slip in a sentence; its document's type if it has no such name. */
export function slipName(documenttype: DocumentFile['documenttype'], format: Format): string {
  const names: BySlip<string> = text.taxYear.names;
  return names[documenttype] ?? format('label', documenttype);
}
