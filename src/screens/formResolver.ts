import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { bodyOf } from '../api/bodyOf.ts';
import type { CommandId } from '../api/types.ts';
import { issueText } from './issueText.ts';

/** Checks a form by the rules of its command's body, each problem in words. */
export function formResolver<Values extends FieldValues>(command: CommandId): Resolver<Values> {
  return async (...args) => {
    const schema = await bodyOf(command);
    // A form's values are the body's own fields; the resolver's type wants to know them at compile time.
    const resolver = zodResolver(schema as never, { error: issueText }) as unknown as Resolver<Values>;
    return resolver(...args);
  };
}
