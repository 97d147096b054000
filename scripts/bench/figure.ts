/** A row of the results table. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'kB' | '×' | 'rows';
  /** A value for comparison, measured in the same run and the same unit. */
  baseline?: { name: string; value: number };
  /** The limit: at most, or at least. */
  bound?: { most: number } | { least: number };
}

const decimals: Record<Figure['unit'], number> = { ms: 0, kB: 1, '×': 2, rows: 0 };

/** The median; of an even number of values, the higher of the two in the middle. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** Whether a figure is within its bound, if any. */
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
