import { describe, expect, it } from 'vitest';
import { fileProblem, largest } from '../../../src/kinds/files/fileProblem.ts';
import { text } from '../../../src/values/text/text.ts';

const { refused } = text.files;
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const refusal = (chosen: File) => fileProblem(chosen, (bytes) => `${bytes} bytes`);

describe('A file that is to be sent', () => {
  it.each(['policy.pdf', 'Policy.PDF', 'a.b.pdf', '../policy.pdf', `${'a'.repeat(300)}.pdf`])(
    '%s may go',
    async (name) => {
      expect(await refusal(file(name, '%PDF-1.7'))).toBeUndefined();
    },
  );

  it('may be as large as the server takes, and not a byte larger', async () => {
    const head = '%PDF-';
    const rest = (size: number) => new Uint8Array(size - head.length);
    expect(await refusal(file('plan.pdf', head, rest(largest)))).toBeUndefined();
    expect(await refusal(file('plan.pdf', head, rest(largest + 1)))).toBe(refused.tooLarge(`${largest + 1} bytes`));
  });

  it.each([
    ['an empty one', file('policy.pdf'), refused.empty],
    ['a program', file('setup.exe', 'MZ'), refused.extension],
    ['one without an ending', file('policy', '%PDF-1.7'), refused.extension],
    ['one with the name of something inherited', file('a.constructor', 'x'), refused.extension],
    ['a program that calls itself a PDF', file('policy.pdf', 'MZ'), refused.content('pdf')],
    ['a PDF that calls itself a picture', file('photo.png', '%PDF-1.7'), refused.content('png')],
    ['a zip that calls itself a sheet', file('list.xlsx', 'PK\x03\x04 ppt/'), refused.content('xlsx')],
  ])('%s is refused with the reason', async (_, chosen, reason) => {
    expect(await refusal(chosen)).toBe(reason);
  });

  it('that cannot be read any more is refused with the reason', async () => {
    const gone = file('policy.pdf', '%PDF-1.7');
    gone.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(await refusal(gone)).toBe(refused.unreadable);
  });
});
