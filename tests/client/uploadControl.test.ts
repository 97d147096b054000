import { expect, it } from 'vitest';
import { controlUpload, uploadControlOf } from '../../src/client/uploadControl.ts';

const followed = new File(['a'], 'a.pdf');
const control = { onProgress: () => undefined, signal: new AbortController().signal };
controlUpload(followed, control);

function formWith(...values: (string | File)[]): FormData {
  const form = new FormData();
  for (const value of values) form.append('file', value);
  return form;
}

it.each([
  ['in a form with other values', formWith('7', new File(['b'], 'b.pdf'), followed), control],
  ['without a control', formWith(new File(['a'], 'a.pdf')), undefined],
  ['that is not in the form', formWith('a.pdf'), undefined],
  ['outside a form', [['file', followed]], undefined],
  ['without any data', undefined, undefined],
])('finds the control of an upload if there is one: a file %s', (_, data, expected) => {
  expect(uploadControlOf(data)).toBe(expected);
});
