import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../../client/session/storage.ts';

/** Whether keyboard shortcuts are on in this browser, and a function to turn them on or off. */
export function useShortcutChoice(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored('no_shortcuts') !== '1');
  function turn(next: boolean) {
    if (next) removeStored('no_shortcuts');
    else writeStored('no_shortcuts', '1');
    setOn(next);
  }
  return [isOn, turn];
}
