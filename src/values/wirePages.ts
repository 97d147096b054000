/**
 * How an API takes a page and reports what follows it. The names are its own, with dots: fields of a body, and places in
 * an answer.
 */
export interface Paging<Field extends string = string, Place extends string = string> {
  /** The field with the page number, and the number of the first page; 1 by default. */
  readonly page?: Field;
  readonly first?: number;
  /** The field with the number of rows before the page. */
  readonly offset?: Field;
  /** The field with the cursor from the answer of the page before. */
  readonly cursor?: Field;
  /** Where an answer has the next cursor, or a link whose query has it. In the place, `*` is the last row. */
  readonly next?: Place;
  readonly isLink?: boolean;
  /** The field with the number of rows on a page, and its upper limit. */
  readonly size?: Field;
  readonly most?: number;
  /** Where an answer has the last page's number, the total number of rows, and whether more follow. */
  readonly last?: Place;
  readonly total?: Place;
  readonly more?: Place;
  /** Where an answer has its rows. */
  readonly rows?: Place;
}

/** How an operation is paged. */
export interface Pages extends Paging {
  readonly most: number;
  readonly rows: string;
}
