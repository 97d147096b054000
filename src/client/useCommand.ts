import { replaceEqualDeep, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiError } from './ApiError.ts';
import { type CommandAnswer, commandFor } from './commandFor.ts';
import { apiContext } from './ports.ts';
import type { CommandId, Input } from './types.ts';

type Options<Id extends CommandId> = UseMutationOptions<CommandAnswer<Id>, ApiError, Input<Id>>;

/** Deep equality; files are compared by identity. */
const isSame = (one: unknown, other: unknown) => one === other || replaceEqualDeep(one, other) === one;

/**
 * Runs a command for a screen and returns its state. The form may be submitted several times before the page shows that
 * the first request is pending: meanwhile the same body is not sent again, and only the first caller gets the answer,
 * so that nothing is done or announced twice. (The promises of the other callers never settle.)
 */
export function useCommand<Id extends CommandId>(id: Id, on: Pick<Options<Id>, 'onSuccess' | 'onSettled'> = {}) {
  const [filledInFor] = useState(() => apiContext().session.shownInvestor());
  const { mutateAsync, isPending, isSuccess, error, variables } = useMutation({
    ...commandFor(id, filledInFor),
    ...on,
  });
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
