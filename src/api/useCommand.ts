import { replaceEqualDeep, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from './ApiError.ts';
import { type CommandAnswer, commandFor } from './commandFor.ts';
import type { CommandId, Input } from './types.ts';

type Options<Id extends CommandId> = UseMutationOptions<CommandAnswer<Id>, ApiError, Input<Id>>;

/** Equal values all the way down; a file is the same one or another. */
const isSame = (one: unknown, other: unknown) => one === other || replaceEqualDeep(one, other) === one;

/**
 * The way of every command from a screen to the server, and how it goes. Several submits may come before the page has
 * drawn that the first is under way: while it is, the same body is not sent again, and only the first caller hears of the
 * answer, so that nothing is done or told twice. (The promise of any other is never settled.)
 */
export function useCommand<Id extends CommandId>(id: Id, on: Pick<Options<Id>, 'onSuccess' | 'onSettled'> = {}) {
  const { mutateAsync, isPending, isSuccess, error, variables } = useMutation({ ...commandFor(id), ...on });
  const running = useRef<{ body: Input<Id> }>(undefined);

  async function send(body: Input<Id>): Promise<CommandAnswer<Id>> {
    if (running.current && isSame(running.current.body, body)) return new Promise<never>(() => undefined);
    const own = { body };
    running.current = own;
    try {
      return await mutateAsync(body);
    } finally {
      if (running.current === own) running.current = undefined;
    }
  }

  return { send, isPending, isSuccess, error, variables };
}
