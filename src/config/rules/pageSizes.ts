import type { Problem } from './problem.ts';

/**
 * Sizes must ascend, and the server must support each; `largest` is the query with the lowest limit of rows per page.
 */
export function pageSizeProblems(
  path: string,
  sizes: readonly number[],
  largest: { query: string; rows: number } | undefined,
): Problem[] {
  return sizes.flatMap((size, index): Problem[] => {
    const place = `${path}[${index}]`;
    const before = sizes[index - 1];
    if (before !== undefined && size <= before) {
      return [
        {
          path: place,
          message: `${size} is not above ${before}, the size before it; list the sizes in ascending order`,
        },
      ];
    }
    if (!largest || size <= largest.rows) return [];
    const message = `${size} is more than '${largest.query}' returns per page; allowed: up to ${largest.rows}`;
    return [{ path: place, message }];
  });
}
