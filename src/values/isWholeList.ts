/** Whether a page is a whole list: every row has a key of its own, and there are as many as the server says. */
export function isWholeList<Row>(rows: readonly Row[], key: keyof Row, total: unknown): boolean {
  const keys = new Set<unknown>(rows.map((row) => row[key] ?? undefined));
  return !keys.has(undefined) && keys.size === rows.length && keys.size === total;
}
