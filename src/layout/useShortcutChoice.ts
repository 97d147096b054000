import { useState } from 'react';
import { readStored, removeStored, writeStored } from '../session/storage.ts';

/** Whether keys do something by themselves, as it was chosen in this browser, and a way to change that. */
export function useShortcutChoice(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored('no_shortcuts') !== '1');
  function turn(next: boolean) {
    if (next) removeStored('no_shortcuts');
    else writeStored('no_shortcuts', '1');
    setOn(next);
  }
  return [isOn, turn];
}
