import type { ElementType, FormHTMLAttributes, HTMLAttributes, Ref, ThHTMLAttributes } from 'react';
import type { Heading } from './Heading.tsx';
import './box.css';

type Step = '1' | '2' | '3' | '4' | '5' | '6' | '8';

/** How a box looks, in names of tokens. Of a pair, the first is between or around lines, the second along a line. */
interface Look {
  size?: 'sm' | 'table' | 'md' | 'lg' | 'xl' | undefined;
  weight?: 'regular' | 'medium' | 'strong' | 'inherit' | undefined;
  tone?: 'muted' | 'ink' | 'positive' | 'negative' | 'warning' | undefined;
  /** Puts the letters of large figures and titles closer together. */
  tight?: boolean;
  breaks?: 'never' | 'anywhere' | undefined;
  keepsLines?: boolean;
  pretty?: boolean;
  textAlign?: 'center' | 'end' | undefined;
  gap?: Step | `${Step | '0'} ${Step}` | undefined;
  pad?: '3' | '4' | '5' | `${'3' | '4' | '5'} ${'inset'}` | undefined;
  above?: '1' | '2' | '3' | '4' | undefined;
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined;
  /** Across, whether in a row or in a stack; `align` is up and down. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** What it does in a row that is too narrow or too wide for it. */
  shrinks?: boolean;
  grows?: boolean;
  rigid?: boolean;
  /** Takes a whole line of its row, or of its grid. */
  wholeLine?: boolean;
  /** Stands at the end of its line. */
  atEnd?: boolean;
  line?: 'above' | 'below' | undefined;
  /** Keeps a row from wrapping. */
  oneLine?: boolean;
  /** How wide a column of a grid is at least. */
  min?: '48' | '64' | undefined;
}

/** Plain rather than generic: props inferred from `as` would multiply the time that the compiler takes. */
interface BoxProps
  extends Look,
    Omit<HTMLAttributes<HTMLElement>, 'onSubmit'>,
    Pick<FormHTMLAttributes<HTMLFormElement>, 'noValidate' | 'onSubmit'>,
    Pick<ThHTMLAttributes<HTMLElement>, 'colSpan' | 'scope'> {
  as?: keyof HTMLElementTagNameMap | typeof Heading | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Every word of `Look`; anything else is an attribute. */
const words: Record<keyof Look, 1> = {
  size: 1,
  weight: 1,
  tone: 1,
  tight: 1,
  breaks: 1,
  keepsLines: 1,
  pretty: 1,
  textAlign: 1,
  gap: 1,
  pad: 1,
  above: 1,
  align: 1,
  justify: 1,
  shrinks: 1,
  grows: 1,
  rigid: 1,
  wholeLine: 1,
  atEnd: 1,
  line: 1,
  oneLine: 1,
  min: 1,
};

function box(kind: string, standard: keyof HTMLElementTagNameMap) {
  return ({ as, className, ...said }: BoxProps) => {
    const Tag: ElementType = as ?? standard;
    let classes = [kind, className].filter(Boolean).join(' ');
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(said)) {
      if (!(name in words)) rest[name] = value;
      else if (value) classes += ` ${value === true ? name : `${name}-${value}`.replace(' ', ` ${name}-x-`)}`;
    }
    return <Tag {...rest} className={classes} />;
  };
}

/**
 * The texts, stacks, rows and grids that most of a screen consists of, drawn in the words of `Look`. What is something's
 * own, such as its columns, its states and how it is printed, stays in its module, which always wins over these words. The
 * cells of long tables have classes, which are faster.
 */
export const Text = box('', 'p');
export const Small = box('small', 'p');
export const Stack = box('stack', 'div');
export const Row = box('row', 'div');
export const Grid = box('grid', 'div');
/** A stack on a surface of its own. */
export const Card = box('card', 'div');
