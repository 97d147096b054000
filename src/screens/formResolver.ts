import type { FieldValues, Resolver } from 'react-hook-form';
import { bodyOf } from '../api/bodyOf.ts';
import type { CommandId } from '../api/types.ts';
import { issueText } from './issueText.ts';
import { withSecondTry } from './withSecondTry.ts';

/** What checks a command's body, loaded when a form is first touched: its schema, and what asks it. */
export function loadRules(command: CommandId) {
  return withSecondTry(() => Promise.all([bodyOf(command), import('@hookform/resolvers/zod')]));
}

/** Checks a form by the rules of its command's body, each problem in words. */
export function formResolver<Values extends FieldValues>(command: CommandId): Resolver<Values> {
  return async (...args) => {
    const [schema, { zodResolver }] = await loadRules(command);
    // A form's values are the body's own fields; the resolver's type wants to know them at compile time.
    const resolver = zodResolver(schema as never, { error: issueText }) as unknown as Resolver<Values>;
    return resolver(...args);
  };
}
