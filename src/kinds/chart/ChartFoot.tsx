import type { UrlChoice } from '../../screen/useUrlChoice.ts';
import { Button } from '../../ui/Button.tsx';
import { Small } from '../../ui/box.tsx';
import { Select } from '../../ui/Select.tsx';
import { text } from '../../values/text/text.ts';
import type { ChartLine } from './options.ts';
import type { Measures } from './useMeasures.ts';

interface ChartFootProps {
  /** The name of what was chosen. */
  name: string;
  measures: Measures;
  view: UrlChoice<'charts' | 'table'>;
  /** How the return compares with others, in a sentence; may be empty. */
  compared: string;
}

/** Other views of a chart, and remarks about it. */
export function ChartFoot({ name, measures: { known, unknown, choice }, view, compared }: ChartFootProps) {
  const isTable = view.value === 'table';
  const words = [compared, ...whyAbsent(unknown, name)].filter(Boolean);
  return (
    <>
      {!isTable && known.length > 0 && (
        <Select
          look="choice"
          labelHidden
          label={text.charts.measure}
          value={choice.value}
          options={known.map(({ field, label }) => ({ value: field, label }))}
          onValue={choice.choose}
        />
      )}
      <Button size="small" variant="quiet" onClick={() => view.choose(isTable ? 'charts' : 'table')}>
        {isTable ? text.charts.showChart : text.charts.showTable}
      </Button>
      {words.length > 0 && (
        <Small pretty above="1" wholeLine>
          {words.join(' ')}
        </Small>
      )}
    </>
  );
}

/** Why measures have no values: the config's reasons, and the names of measures without one. */
function whyAbsent(lines: readonly ChartLine[], name: string): string[] {
  const others = lines.filter(({ absent }) => absent === undefined).map(({ label }) => label);
  const reasons = lines.flatMap(({ absent }) => absent ?? []);
  return [
    ...new Set(reasons),
    ...(others.length > 0 ? [text.charts.unknown(name, others.join(text.values.list))] : []),
  ];
}
