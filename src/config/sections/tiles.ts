import type { FieldIn, ListOf, PagedQuery, RowOf } from '../fields.ts';
import type { Bar } from './bar.ts';
import type { Figure } from './figures.ts';
import type { ListLink, ListSection } from './list.ts';
import type { Said } from './said.ts';
import type { TilesSpec } from './tilesSpec.ts';

/** What a tile shows of a row; what the row does not have, or does not know, is left out. */
export interface Tile {
  title: string;
  /** PNG or JPEG in base 64. */
  picture?: string;
  /** Where it stands, in a word. */
  status?: string;
  /** Marks the rows whose flag is 1 with a word. */
  mark?: { field: string; label: string };
  /** Below the title, line by line. */
  lines?: readonly (readonly Pick<Figure, 'field' | 'format'>[])[];
  bar?: Bar;
  facts: readonly Omit<Figure, 'none'>[];
  said?: Said;
}

/** An order that the list can be put in. */
export interface Order {
  label: string;
  by: string;
  direction: 'asc' | 'desc';
}

/** A list in pages of the server's, each row a tile that leads to its own screen. */
export interface TilesSection<Path extends string = string, PageSize extends number = number>
  extends Omit<ListSection<PageSize, never, never>, 'sort'> {
  kind: 'tiles';
  /** The first one is the order to begin with. */
  orders: readonly Order[];
  tile: Tile;
  link: ListLink<Path>;
}

/** Tiles. The query decides which lists there are and how they can be ordered, the list which fields. */
export function tiles<
  Query extends PagedQuery,
  List extends ListOf<Query>,
  const Id extends string,
  const Path extends string,
  const PageSize extends number = never,
>(
  spec: TilesSpec<Query, List, Id, PageSize> & { link: { to: Path; field: FieldIn<RowOf<Query, List>, 'number'> } },
): TilesSection<NoInfer<Path>, NoInfer<PageSize>> & { id: Id } {
  // Every name has been held against the answer's type; what follows goes by the names.
  return { kind: 'tiles', ...(spec as object) } as TilesSection<Path, PageSize> & { id: Id };
}
