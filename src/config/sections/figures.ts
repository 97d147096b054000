import type { Data, QueryId } from '../../api/types.ts';
import type { FormatKind } from '../../format/formatValue.ts';
import type { Formatted, ObjectAt, ObjectOf, PartFlag } from '../fields.ts';
import type { Bar, BarOf } from './bar.ts';

/** A value with its name. */
export interface Figure {
  field: string;
  label: string;
  format: FormatKind;
  /** Says what null means, such as that there is no limit. */
  none?: string;
}

/** A few values that sum something up, side by side. What the answer does not have is left out. */
export interface FiguresSection {
  kind: 'figures';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  query: QueryId;
  /** The object in the answer that has them; else the answer itself. */
  object?: string;
  figures: readonly Figure[];
  /** Below them, by fields of the same object. */
  bar?: Bar;
}

type Source<Query extends QueryId, In extends string> = [In] extends [never] ? Data<Query> : ObjectAt<Query, In>;

/** Figures. The query decides which objects there are, the object which fields, the field which formats. */
export function figures<Query extends QueryId, const Id extends string, In extends ObjectOf<Query> = never>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  query: Query;
  object?: In;
  figures: readonly (Formatted<Source<Query, In>> & { label: string; none?: string })[];
  bar?: BarOf<Source<Query, In>>;
}): FiguresSection & { id: Id } {
  // The fields have been held against the object's type; what follows goes by their names.
  return { kind: 'figures', ...spec, figures: spec.figures as readonly Figure[] };
}
