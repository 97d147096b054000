const mark = 'scroll_place';

/** The key of a history entry, and its scroll position. */
type Place = [key: string, top: number];

/** Keeps where the page was left, in this tab; not at all where storage is forbidden. */
export function keepForReload(place: Place): void {
  try {
    sessionStorage.setItem(mark, JSON.stringify(place));
  } catch {}
}

/** Where the page was left, if it has been reloaded: another page may have an entry with the same key. */
export function keptForReload(): Place[] {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // By its type.
  if (load?.type !== 'reload') return [];
  try {
    const place: Place | null = JSON.parse(sessionStorage.getItem(mark) ?? 'null');
    return place ? [place] : [];
  } catch {
    return [];
  }
}
