import type { UseMutationOptions } from '@tanstack/react-query';
import type { commands } from '../../generated/commands.ts';
import type { ApiError } from './ApiError.ts';
import { calls } from './calls.ts';
import { operationFacts } from './operationFacts.ts';
import { refuseForAnother } from './refuseForAnother.ts';
import type { CommandId, Data } from './types.ts';

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
): UseMutationOptions<CommandAnswer<Id>, ApiError, Parameters<(typeof commands)[Id]>[0]> {
  // The parameter's type comes from the registry; `send` resolves with the envelope.
  const call = calls.commands[id] as (body: unknown) => Promise<unknown>;
  return {
    mutationKey: [id],
    mutationFn(body) {
      refuseForAnother(operationFacts[id], filledInFor);
      return call(body) as Promise<CommandAnswer<Id>>;
    },
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  };
}
