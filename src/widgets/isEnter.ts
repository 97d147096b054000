import type { KeyboardEvent } from 'react';

/** The code that browsers give every key of a composition; Safari ends one before it tells of its last key. */
const composing = 229;

/** Enter, unless it ends a composition, in which it only takes over what has been composed. */
export const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== composing;
