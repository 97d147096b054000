/** How an API takes a page and reports what follows it (`x-portal-pages`): its own field names, with dots. */
export interface Pages {
  /** The field of the body with the page number, and the number of the first page; 1 by default. */
  page?: string;
  first?: number;
  /** The field with the number of rows before the page. */
  offset?: string;
  /** The field with the cursor from the answer of the page before. */
  cursor?: string;
  /** The field with the number of rows on a page, and its upper limit. */
  size?: string;
  most: number;
  /** Where an answer has the last page's number, the total number of rows, the next cursor, and whether more follow. */
  last?: string;
  total?: string;
  next?: string;
  more?: string;
  /** Where an answer has its rows. */
  rows: string;
}
