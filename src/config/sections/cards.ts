import type { Data } from '../../api/types.ts';
import type { FormatKind } from '../../format/formatValue.ts';
import type { ComparedQuery, FieldIn, FieldOf, Formatted, ListOf, PartFlag, RowOf } from '../fields.ts';

/** One figure, what it is compared with, and what it is made of. */
export interface Card {
  title: string;
  query: ComparedQuery;
  value: { field: string; format: FormatKind };
  /** What the figure means, in a sentence. */
  about: string;
  /** A date: up to when the figure counts. */
  asOf: string;
  /** How far the figure has moved since the time it is compared with, and from where. */
  change: { field: string; format: FormatKind; previous: string };
  /** The parts of the figure: their names, amounts, and shares in percent. */
  breakdown?: { rows: string; label: string; value: string; format: FormatKind; share?: string };
  /** The single amounts that make up the figure, shown on demand with their sum. */
  lines?: { rows: string; at: string; value: string; format: FormatKind };
  /** The figure over time. */
  sparkline?: { rows: string; at: string; value: string; format: FormatKind };
}

/** Cards side by side, with one period and one comparison for all of them. */
export interface CardsSection<Period extends string = string> {
  kind: 'cards';
  id: string;
  title: string;
  /** Drawn and asked for only where this part is on for the investor. */
  part?: PartFlag;
  /** One of the config's `periods`. */
  period: Period;
  cards: readonly Card[];
}

type Breakdown<Row> = Row extends object
  ? Formatted<Row> extends infer Value
    ? Value extends { field: infer Name; format: infer Format }
      ? { label: FieldOf<Row>; value: Name; format: Format; share?: FieldIn<Row, 'percent'> }
      : never
    : never
  : never;

type Course<Row> = Row extends object
  ? Formatted<Row> extends infer Value
    ? Value extends { field: infer Name; format: infer Format }
      ? { at: FieldIn<Row, 'date' | 'month'>; value: Name; format: Format }
      : never
    : never
  : never;

interface CardSpec<
  Query extends ComparedQuery,
  Parts extends ListOf<Query>,
  Lines extends ListOf<Query>,
  Points extends ListOf<Query>,
> {
  title: string;
  query: Query;
  about: string;
  value: Formatted<Data<Query>>;
  asOf: FieldIn<Data<Query>, 'date'>;
  change: Formatted<Data<Query>> & { previous: FieldOf<Data<Query>> };
  breakdown?: { rows: Parts } & Breakdown<RowOf<Query, Parts>>;
  lines?: { rows: Lines } & Course<RowOf<Query, Lines>>;
  sparkline?: { rows: Points } & Course<RowOf<Query, Points>>;
}

/** A card. The query decides which fields there are, the field which formats. */
export function card<
  Query extends ComparedQuery,
  Parts extends ListOf<Query>,
  Lines extends ListOf<Query>,
  Points extends ListOf<Query>,
>(spec: CardSpec<Query, Parts, Lines, Points>): Card {
  // Every name has been held against the answer's type; what follows goes by the names.
  return spec as Card;
}

/** A section of cards. */
export function cards<const Id extends string, const Period extends string>(spec: {
  id: Id;
  title: string;
  part?: PartFlag;
  period: Period;
  cards: readonly Card[];
}): CardsSection<NoInfer<Period>> & { id: Id } {
  return { kind: 'cards', ...spec };
}
