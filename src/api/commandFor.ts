import type { UseMutationOptions } from '@tanstack/react-query';
import type { commands } from '../../generated/commands.ts';
import type { ApiError } from './ApiError.ts';
import { calls } from './calls.ts';
import type { CommandId, Data } from './types.ts';

/** What a command answers: the server's sentence for the person, and what it hands back. */
export interface CommandAnswer<Id extends CommandId> {
  status?: string;
  message?: string;
  data: Data<Id>;
}

/**
 * The mutation options of an operation that does something. Never tried again, and never held back while offline: a
 * paused command would be kept with its variables, passwords among them. For the same reason one that is done with is
 * forgotten at once.
 */
export function commandFor<Id extends CommandId>(
  id: Id,
): UseMutationOptions<CommandAnswer<Id>, ApiError, Parameters<(typeof commands)[Id]>[0]> {
  // The type of the parameter is the registry's own; the envelope is what `send` resolves with.
  const call = calls.commands[id] as (body: unknown) => Promise<unknown>;
  return {
    mutationKey: [id],
    mutationFn: (body) => call(body) as Promise<CommandAnswer<Id>>,
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  };
}
