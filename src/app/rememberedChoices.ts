import { readStored, removeStored, writeStored } from '../client/session/storage.ts';
import type { Remembered } from '../screen/RememberedContext.tsx';

/** Stored values may have been edited by hand; anything that is text is accepted. */
function read(): Map<string, string> {
  try {
    const found: unknown = JSON.parse(readStored('choices') ?? '{}');
    const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
    return new Map(Object.entries(found ?? {}).filter(isText));
  } catch {
    return new Map();
  }
}

const listeners = new Set<() => void>();

/** Display choices for lists and figures, kept in this browser for every user. */
export const rememberedChoices: Remembered = {
  get: (parameter) => read().get(parameter),
  has: (section) => [...read().keys()].some((parameter) => parameter.startsWith(`${section}-`)),
  set(parameter, value) {
    const choices = read();
    if (value === undefined) choices.delete(parameter);
    else choices.set(parameter, value);
    if (choices.size === 0) removeStored('choices');
    else writeStored('choices', JSON.stringify(Object.fromEntries(choices)));
    for (const listener of listeners) listener();
  },
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
