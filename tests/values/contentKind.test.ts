import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contentKind } from '../../src/values/contentKind.ts';

const bytes = (...values: number[]) => new Blob([new Uint8Array(values)]);
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const office = (folder: string) => new Blob([zipSync({ [`${folder}/main.xml`]: new TextEncoder().encode('<x/>') })]);

describe('The kind of a file by its content', () => {
  it.each([
    ['a PDF', new Blob(['%PDF-1.7\n']), 'pdf'],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'png'],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'jpeg'],
    ['a text document', office('word'), 'docx'],
    ['a sheet', office('xl'), 'xlsx'],
    ['another zip', office('ppt'), undefined],
    ['a page', new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'application/pdf' }), undefined],
    ['a program', bytes(0x4d, 0x5a, 0x90), undefined],
    ['a PDF after line breaks', new Blob(['\r\n\r\n%PDF-1.7\n']), 'pdf'],
    ['a PDF after a byte order mark', bytes(0xef, 0xbb, 0xbf, 0x25, 0x50, 0x44, 0x46, 0x2d, 0x31), 'pdf'],
    ['a PDF after the head of an HTTP answer', new Blob(['HTTP/1.1 200 OK\r\nServer: x\r\n\r\n%PDF-1.4\n']), 'pdf'],
    ['a PDF that begins just within the first 1,024 bytes', new Blob([' '.repeat(1019), '%PDF-1.7']), 'pdf'],
    ['a PDF that begins after them', new Blob([' '.repeat(1020), '%PDF-1.7']), undefined],
    ['a PNG with the name of a PDF in it', new Blob(['\x89PNG\r\n\x1a\n%PDF-'].map(latin1)), 'png'],
    ['nothing', new Blob([]), undefined],
  ])('is recognized whatever the name: %s', async (_, file, kind) => {
    expect(await contentKind(file)).toBe(kind);
  });
});
