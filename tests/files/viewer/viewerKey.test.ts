// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { viewerKey } from '../../../src/files/viewer/viewerKey.ts';

/** The command of a key while the focus is on such an element. */
function commandOf(init: KeyboardEventInit, tag = 'button', value = '', type = 'search') {
  const target = document.createElement(tag);
  if (target instanceof HTMLInputElement) Object.assign(target, { type, value });
  document.body.append(target);
  let answer: ReturnType<typeof viewerKey>;
  target.addEventListener('keydown', (event) => {
    answer = viewerKey(event);
  });
  target.dispatchEvent(new KeyboardEvent('keydown', init));
  target.remove();
  return answer;
}

it('turns pages and zooms with plain keys', () => {
  expect(
    ['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft', '+', '=', '-', '0'].map((key) => commandOf({ key })),
  ).toEqual([...['down', 'up', 'right', 'left'], ...['zoom-in', 'zoom-in', 'zoom-out', 'fit']]);
  expect(commandOf({ key: 'a' })).toBeUndefined();
  expect(commandOf({ key: 'Escape' })).toBeUndefined();
});

it('searches and prints with Control or Command, and leaves other shortcuts to the browser', () => {
  expect(commandOf({ key: 'f', ctrlKey: true }, 'input')).toBe('search');
  expect(commandOf({ key: 'F', metaKey: true })).toBe('search');
  expect(commandOf({ key: 'p', metaKey: true })).toBe('print');
  expect(commandOf({ key: '+', ctrlKey: true })).toBeUndefined();
  expect(commandOf({ key: 'p', ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(commandOf({ key: 'ArrowLeft', altKey: true })).toBeUndefined();
});

it('accepts Shift for a plus sign, and leaves keys that select text to the browser', () => {
  expect(commandOf({ key: '+', shiftKey: true })).toBe('zoom-in');
  expect(['ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp'].map((key) => commandOf({ key, shiftKey: true }))).toEqual(
    Array(4).fill(undefined),
  );
});

it('leaves keys to a field, except those that typing does not need', () => {
  expect(commandOf({ key: '0' }, 'input')).toBeUndefined();
  expect(commandOf({ key: 'ArrowLeft' }, 'input')).toBeUndefined();
  expect(commandOf({ key: 'PageDown' }, 'input')).toBe('down');
  expect(commandOf({ key: 'Escape' }, 'input', 'rate')).toBe('clear');
  expect(commandOf({ key: 'Escape' }, 'input', '')).toBeUndefined();
  expect(commandOf({ key: 'Escape' }, 'input', '3', 'text')).toBeUndefined();
});
