/** Today, `YYYY-MM-DD`, in the reader's time zone. The only place where a moment becomes a calendar date. */
export const todayHere = (now = new Date()): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
