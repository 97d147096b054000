import { type ComponentType, lazy } from 'react';
import { text } from '../../text/text.ts';
import { withSecondTry } from '../../widgets/withSecondTry.ts';

/** A chart whose library is loaded when it is first drawn; where that fails the page stays, with a word. */
export function lazyChart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => {
    const Chart = await withSecondTry(load).catch(() => Unavailable);
    return { default: Chart };
  });
}

function Unavailable() {
  return <p>{text.charts.unavailable}</p>;
}
