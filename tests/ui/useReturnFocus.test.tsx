import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReturnFocus } from '../../src/ui/useReturnFocus.ts';

/** Does what a dialog does with the focus when it opens. */
function open(dialog: HTMLElement): void {
  const { result } = renderHook(() => useReturnFocus('field'));
  dialog.addEventListener('open', result.current.onOpenAutoFocus, { once: true });
  dialog.dispatchEvent(new Event('open'));
}

function makeDialog(content: string): HTMLElement {
  const dialog = document.createElement('div');
  dialog.tabIndex = -1;
  dialog.innerHTML = `<button>Close</button>${content}`;
  document.body.replaceChildren(dialog);
  return dialog;
}

/** Adds a form that was still loading; resolves once observers of the dialog have been notified. */
async function draw(dialog: HTMLElement): Promise<HTMLElement> {
  dialog.insertAdjacentHTML('beforeend', '<form><input name="city"></form>');
  await new Promise((resolve) => setTimeout(resolve));
  return inputOf(dialog);
}

function inputOf(dialog: HTMLElement): HTMLElement {
  const input = dialog.querySelector<HTMLElement>('[name="city"]');
  if (!input) throw new Error('There is no input.');
  return input;
}

let isTouched = false;
beforeEach(() => {
  isTouched = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isTouched && query === '(pointer: coarse)' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('focuses the first field that can be filled in', () => {
  const dialog = makeDialog('<input type="hidden"><select disabled></select><input name="city"><textarea></textarea>');
  open(dialog);
  expect(inputOf(dialog)).toHaveFocus();
});

it('waits for a form that arrives late', async () => {
  const dialog = makeDialog('<p>…</p>');
  open(dialog);
  expect(dialog).toHaveFocus();
  expect(await draw(dialog)).toHaveFocus();
});

it('leaves the focus alone if the investor has moved it before the form appears', async () => {
  const dialog = makeDialog('');
  open(dialog);
  const close = dialog.querySelector('button');
  close?.focus();
  await draw(dialog);
  expect(close).toHaveFocus();
});

it('focuses only the dialog on touch screens, so that no keyboard covers the form', async () => {
  isTouched = true;
  const dialog = makeDialog('<select></select>');
  open(dialog);
  expect(dialog).toHaveFocus();
  await draw(dialog);
  expect(dialog).toHaveFocus();
});
