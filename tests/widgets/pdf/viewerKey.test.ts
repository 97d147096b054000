// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { viewerKey } from '../../../src/widgets/pdf/viewerKey.ts';

/** What a key asks for where the focus is on an element of such a kind. */
function asked(init: KeyboardEventInit, tag = 'button', value = '', type = 'search') {
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

it('keys lead through the pages and change the size', () => {
  expect(['PageDown', 'PageUp', 'ArrowRight', 'ArrowLeft', '+', '=', '-', '0'].map((key) => asked({ key }))).toEqual([
    ...['down', 'up', 'right', 'left'],
    ...['zoom-in', 'zoom-in', 'zoom-out', 'fit'],
  ]);
  expect(asked({ key: 'a' })).toBeUndefined();
  expect(asked({ key: 'Escape' })).toBeUndefined();
});

it('with Control or Command they search and print, and leave the browser its own', () => {
  expect(asked({ key: 'f', ctrlKey: true }, 'input')).toBe('search');
  expect(asked({ key: 'F', metaKey: true })).toBe('search');
  expect(asked({ key: 'p', metaKey: true })).toBe('print');
  expect(asked({ key: '+', ctrlKey: true })).toBeUndefined();
  expect(asked({ key: 'p', ctrlKey: true, shiftKey: true })).toBeUndefined();
  expect(asked({ key: 'ArrowLeft', altKey: true })).toBeUndefined();
});

it('with Shift they write what stands above, and leave the browser what selects text', () => {
  expect(asked({ key: '+', shiftKey: true })).toBe('zoom-in');
  expect(['ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp'].map((key) => asked({ key, shiftKey: true }))).toEqual(
    Array(4).fill(undefined),
  );
});

it('in a field they write, but for those that no text needs', () => {
  expect(asked({ key: '0' }, 'input')).toBeUndefined();
  expect(asked({ key: 'ArrowLeft' }, 'input')).toBeUndefined();
  expect(asked({ key: 'PageDown' }, 'input')).toBe('down');
  expect(asked({ key: 'Escape' }, 'input', 'rate')).toBe('clear');
  expect(asked({ key: 'Escape' }, 'input', '')).toBeUndefined();
  expect(asked({ key: 'Escape' }, 'input', '3', 'text')).toBeUndefined();
});
