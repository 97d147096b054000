import { Note } from '../ui/Note.tsx';
import { text } from '../values/text/text.ts';
import { focusSection } from './focusSection.ts';
import type { UrlChoice } from './useUrlChoice.ts';

interface UnknownChoiceProps<Value> {
  label: string;
  choice: Pick<UrlChoice<Value>, 'value' | 'unknown' | 'choose'>;
  /** The label of what is shown instead. */
  shown: string;
}

/**
 * Tells the user that the URL asks for a choice that does not exist, and what is shown instead. Dismissing the notice
 * removes the parameter from the URL.
 */
export function UnknownChoice<Value>({ label, choice, shown }: UnknownChoiceProps<Value>) {
  if (choice.unknown === undefined) return null;
  const line = text.table.unknown(label, choice.unknown.slice(0, 40), shown);
  function dismiss() {
    focusSection();
    choice.choose(choice.value);
  }
  return <Note lines={[line]} onDismiss={dismiss} />;
}
