import type { UseMutationOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError.ts';
import { withFields } from './investor.ts';
import { operationFacts } from './operationFacts.ts';
import { refuseForAnother } from './refuseForAnother.ts';
import { send } from './send.ts';
import type { CommandId, Data, Input } from './types.ts';

/** A command's answer: the server's message for the user, and its data. */
export interface CommandAnswer<Id extends CommandId> {
  status?: string;
  message?: string;
  data: Data<Id>;
}

/**
 * The mutation options of a command. It is never retried and never paused while offline: a paused mutation would be
 * kept with its variables, passwords among them. For the same reason a finished one is garbage-collected at once.
 * `filledInFor` is the investor of the screen on which it was filled in.
 */
export function commandFor<Id extends CommandId>(
  id: Id,
  filledInFor?: number,
): UseMutationOptions<CommandAnswer<Id>, ApiError, Input<Id>> {
  const { path: url, ...facts } = operationFacts[id];
  return {
    mutationKey: [id],
    mutationFn(body) {
      refuseForAnother(facts, filledInFor);
      return send({ url, data: facts.body === 'multipart' ? withFields(new FormData(), { ...body }) : body }, { id });
    },
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  };
}
