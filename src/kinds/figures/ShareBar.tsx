import { type AnswerData, currencyOf, numberIn } from '../../screen/fields.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { barLength } from '../../ui/barLength.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { text } from '../../values/text/text.ts';
import type { Bar } from './options.ts';

/** A bar for a share of a whole, by an object's fields; not drawn if the share is unknown. */
export function ShareBar({ bar, of }: { bar: Bar; of: AnswerData }) {
  const format = useFormat();
  const percent = numberIn(of, bar.percent.field, bar.percent.format);
  if (percent === undefined) return null;
  const write = ({ field, format: kind }: Bar['amount']) => format(kind, of[field], currencyOf(of, field));
  return (
    <ProgressBar
      label={bar.label}
      percent={barLength(percent)}
      detail={write(bar.percent)}
      note={text.bar.note(write(bar.amount), write(bar.whole))}
    />
  );
}
