import { text } from '../text/text.ts';
import { Note } from '../widgets/Note.tsx';
import { focusSection } from './focusSection.ts';
import type { UrlChoice } from './useUrlChoice.ts';

interface UnknownChoiceProps<Value> {
  label: string;
  choice: Pick<UrlChoice<Value>, 'value' | 'unknown' | 'choose'>;
  /** The name of what is shown instead. */
  shown: string;
}

/** Says that the URL asks for what there is not, and what is shown instead; put away, the URL no longer asks for it. */
export function UnknownChoice<Value>({ label, choice, shown }: UnknownChoiceProps<Value>) {
  if (choice.unknown === undefined) return null;
  const line = text.table.unknown(label, choice.unknown.slice(0, 40), shown);
  function dismiss() {
    focusSection();
    choice.choose(choice.value);
  }
  return <Note lines={[line]} onDismiss={dismiss} />;
}
