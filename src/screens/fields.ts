/** An object of an answer, read by the names that the config gives. */
export type Fields = Readonly<Record<string, unknown>>;

/** The objects of a list of an answer; none where there is no list. */
export function rowsIn(data: Fields, name: string): Fields[] {
  const list = data[name];
  return Array.isArray(list) ? list.filter((row) => typeof row === 'object' && row !== null) : [];
}

/** A number of an answer; undefined for anything that is none. */
export function numberIn(data: Fields, name: string): number | undefined {
  const value = data[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
