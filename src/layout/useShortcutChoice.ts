import { useState } from 'react';
import { readMark, removeMark, writeMark } from '../session/marks.ts';

/** Whether keys do something by themselves, as it was chosen in this browser, and a way to change that. */
export function useShortcutChoice(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readMark('no_shortcuts') !== '1');
  function turn(next: boolean) {
    if (next) removeMark('no_shortcuts');
    else writeMark('no_shortcuts', '1');
    setOn(next);
  }
  return [isOn, turn];
}
