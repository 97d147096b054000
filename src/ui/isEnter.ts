import type { KeyboardEvent } from 'react';

/** The code of every key of a composition; Safari ends a composition before it reports the last key. */
const composing = 229;

/** Whether a key is Enter, except when Enter ends a composition: then it only accepts the composed text. */
export const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== composing;
