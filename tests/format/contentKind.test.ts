import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contentKind } from '../../src/format/contentKind.ts';

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);
const office = (folder: string) => new Blob([zipSync({ [`${folder}/main.xml`]: new TextEncoder().encode('<x/>') })]);

describe('What a file is by its content', () => {
  it.each([
    ['a PDF', new Blob(['%PDF-1.7\n']), 'pdf'],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'png'],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'jpeg'],
    ['a text document', office('word'), 'docx'],
    ['a sheet', office('xl'), 'xlsx'],
    ['another zip', office('ppt'), undefined],
    ['a page', new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'application/pdf' }), undefined],
    ['a program', bytes(0x4d, 0x5a, 0x90), undefined],
    ['a PDF further down', new Blob(['x%PDF-1.7']), undefined],
    ['nothing', new Blob([]), undefined],
  ])('%s is found out whatever it is called', async (_, file, kind) => {
    expect(await contentKind(file)).toBe(kind);
  });
});
