const mark = 'scroll_place';

/** The key of a history entry, and its scroll position. */
type Place = [key: string, top: number];

/** Stores the scroll position at which the page is left, for this tab. Does nothing if storage is forbidden. */
export function keepForReload(place: Place): void {
  try {
    sessionStorage.setItem(mark, JSON.stringify(place));
  } catch {}
}

/** The stored position, only after a reload: on any other page, the same key may belong to another entry. */
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
