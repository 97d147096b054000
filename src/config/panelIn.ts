import { built, group, type Options, word } from './declare.ts';

/** A panel of this kind, placed inside the section. */
export const panelIn = <const Name extends string, const Of extends Options>(panel: {
  kind: Name;
  declared: { is: 'group'; of: Of };
}) => built(group({ kind: word(panel.kind), ...panel.declared.of }));
