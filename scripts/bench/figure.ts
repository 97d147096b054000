/** One line of the table. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'kB' | '×' | 'rows';
  /** What the value is to be seen beside, measured in the same run and in the same unit. */
  baseline?: { name: string; value: number };
  /** `most` for what must not be exceeded, `least` for what has to be reached. */
  bound?: { most: number } | { least: number };
}

const decimals: Record<Figure['unit'], number> = { ms: 0, kB: 1, '×': 2, rows: 0 };

/** The one in the middle; of an even number the higher one of the two. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** Whether a figure keeps its bound; one without a bound does. */
export function isKept({ value, bound }: Figure): boolean {
  if (!bound) return true;
  return 'most' in bound ? value <= bound.most : value >= bound.least;
}

/** The figures as a Markdown table. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, value, baseline, bound } = figure;
    const write = (number: number) =>
      `${number.toLocaleString('en-CA', { maximumFractionDigits: decimals[unit] })} ${unit}`;
    const limit = bound && ('most' in bound ? `≤ ${write(bound.most)}` : `≥ ${write(bound.least)}`);
    const verdict = bound ? (isKept(figure) ? 'kept' : '**broken**') : '';
    return [name, write(value), baseline ? `${write(baseline.value)} (${baseline.name})` : '', limit ?? '', verdict];
  });
  const lines = [['figure', 'measured', 'baseline', 'bound', ''], ['---', '--:', '---', '--:', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
