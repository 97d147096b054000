type Unit = 'ms' | 'kB' | '×' | 'rows' | 'requests' | 'waves' | '';

/** A row of the results table. */
export interface Figure {
  name: string;
  value: number;
  unit: Unit;
  /** A value for comparison, measured in the same run and the same unit. */
  baseline?: { name: string; value: number };
  /** The target: at most, at least, or at most this many times the baseline. */
  bound?: { most: number } | { least: number } | { times: number };
}

const decimals: Record<Unit, number> = { ms: 0, kB: 1, '×': 2, rows: 0, requests: 0, waves: 0, '': 3 };

/** The median; for an even number of values, the higher of the two in the middle. */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** A figure as a multiple of its baseline. */
const ratioOf = ({ value, baseline }: Figure) => (baseline ? value / baseline.value : Number.NaN);

/** Whether a figure is within its bound, if any. */
export function isKept(figure: Figure): boolean {
  const { value, bound } = figure;
  if (!bound) return true;
  if ('times' in bound) return ratioOf(figure) <= bound.times;
  return 'most' in bound ? value <= bound.most : value >= bound.least;
}

function write(number: number, unit: Unit): string {
  return `${number.toLocaleString('en-CA', { maximumFractionDigits: decimals[unit] })} ${unit}`.trim();
}

function targetOf({ unit, bound }: Figure): string {
  if (!bound) return '';
  if ('times' in bound) return `≤ ${write(bound.times, '×')}`;
  return 'most' in bound ? `≤ ${write(bound.most, unit)}` : `≥ ${write(bound.least, unit)}`;
}

/** The figures as a Markdown table. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, unit, value, baseline, bound } = figure;
    const ratio = ratioOf(figure);
    return [
      name,
      write(value, unit),
      baseline ? `${write(baseline.value, unit)} (${baseline.name})` : '',
      Number.isFinite(ratio) ? write(ratio, '×') : '',
      targetOf(figure),
      bound ? (isKept(figure) ? 'kept' : '**broken**') : '',
    ];
  });
  const heads = ['figure', 'measured', 'baseline', 'ratio', 'target', 'verdict'];
  const lines = [heads, ['---', '--:', '---', '--:', '--:', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
