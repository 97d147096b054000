import { expect, it } from 'vitest';
import { controlUpload, uploadControlOf } from '../../src/api/uploadControl.ts';

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
  ['which nobody follows', formWith(new File(['a'], 'a.pdf')), undefined],
  ['that is not in the form', formWith('a.pdf'), undefined],
  ['in what is no form', [['file', followed]], undefined],
  ['of nothing', undefined, undefined],
])('the way of a file %s', (_, data, expected) => {
  expect(uploadControlOf(data)).toBe(expected);
});
