type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * The score, which can exceed 100, that MDN's HTTP Observatory gives the headers of a page without cookies. It includes
 * the rows of `src/grader/charts.js` in mdn/mdn-http-observatory that a page of the portal can meet or miss.
 */
export function observatoryScore(headers: Headers): number {
  const of = (name: string) => String(headers[name] ?? '');
  const policy = new Map(
    of('content-security-policy')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const isUnsafe = ['script-src', 'style-src'].some((name) =>
    sources(name).some((source) => /^('unsafe-|data:|https?:$|\*)/.test(source)),
  );
  const rows: [holds: boolean, bonus: number, otherwise: number][] = [
    [!isUnsafe && policy.get('default-src')?.join() === "'none'", 10, isUnsafe ? -20 : 5],
    [sources('frame-ancestors').join() === "'none'", 5, -20],
    [/^(no-referrer|same-origin|strict-origin)/.test(of('referrer-policy')), 5, -5],
    [of('x-content-type-options') === 'nosniff', 0, -5],
    [Number(/max-age=(\d+)/.exec(of('strict-transport-security'))?.[1]) >= 15_768_000, 0, -20],
    [of('cross-origin-resource-policy') === 'same-origin', 10, 0],
    [of('cross-origin-opener-policy') === 'same-origin', 10, 0],
    [of('cross-origin-embedder-policy') === 'require-corp', 10, 0],
    [of('access-control-allow-origin') !== '*', 0, -50],
  ];
  const missed = rows.reduce((score, [holds, , otherwise]) => score + (holds ? 0 : otherwise), 100);
  // Bonuses count only from 90.
  return missed < 90 ? missed : rows.reduce((score, [holds, bonus]) => score + (holds ? bonus : 0), missed);
}
