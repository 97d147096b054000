import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The same page in black and white with the compression of fax machines (CCITT Group 4), and smaller as JPEG 2000. */
const fax = readFileSync(join(import.meta.dirname, 'lease.g4'));
const picture = readFileSync(join(import.meta.dirname, 'lease.jp2'));

/** An object of a PDF: a dictionary, and the bytes of its stream if it has any. */
type PdfObject = readonly [dictionary: string, stream?: Buffer];

/** A PDF made of these objects, the first of which is the catalogue; a reader finds them without a table. */
function pdfOf(objects: readonly PdfObject[]): Buffer {
  const bodies = objects.map(([dictionary, stream], index) =>
    Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n<< ${dictionary}${stream ? ` /Length ${stream.length}` : ''} >>\n`),
      ...(stream ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')] : []),
      Buffer.from('endobj\n'),
    ]),
  );
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...bodies, Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n')]);
}

const size = '/MediaBox [0 0 612 792]';

/** A PDF of a page with an image and an empty page. */
const imagePdf = (dictionary: string, data: Buffer): Buffer =>
  pdfOf([
    ['/Type /Catalog /Pages 2 0 R'],
    ['/Type /Pages /Kids [3 0 R 6 0 R] /Count 2'],
    [`/Type /Page /Parent 2 0 R ${size} /Resources << /XObject << /Scan 4 0 R >> >> /Contents 5 0 R`],
    [`/Type /XObject /Subtype /Image ${dictionary}`, data],
    ['', Buffer.from('q 612 0 0 792 0 0 cm /Scan Do Q')],
    [`/Type /Page /Parent 2 0 R ${size}`],
  ]);

/** A segment of the first page of a JBIG2 stream (ITU-T T.88, 7.2). */
function segment(number: number, type: number, data: Buffer): Buffer {
  const header = Buffer.alloc(11);
  header.writeUInt32BE(number, 0);
  header[4] = type;
  header[6] = 1;
  header.writeUInt32BE(data.length, 7);
  return Buffer.concat([header, data]);
}

/** A CCITT Group 4 image as JBIG2: a page and a region with the same coding (T.88, 6.2.6). */
function jbig2Of(data: Buffer, width: number, height: number): Buffer {
  const page = Buffer.alloc(19);
  const region = Buffer.alloc(18);
  for (const part of [page, region]) {
    part.writeUInt32BE(width, 0);
    part.writeUInt32BE(height, 4);
  }
  region[17] = 1;
  return Buffer.concat([segment(0, 48, page), segment(1, 38, Buffer.concat([region, data]))]);
}

const [width, height] = [850, 1100];
const black = `/Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 1`;
const fine = '/Width 425 /Height 550 /Filter /JPXDecode';

/** Scans as office copiers make them. */
export const scans = {
  JBIG2: imagePdf(`${black} /Filter /JBIG2Decode`, jbig2Of(fax, width, height)),
  'JPEG 2000': imagePdf(fine, picture),
  'CCITT Group 4': imagePdf(
    `${black} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${height} >>`,
    fax,
  ),
};

/** A PDF with a text in a font that is not embedded. Its codes refer to a table that readers have. */
const textPdf = (table: string): Buffer =>
  pdfOf([
    ['/Type /Catalog /Pages 2 0 R'],
    ['/Type /Pages /Kids [3 0 R 8 0 R] /Count 2'],
    [`/Type /Page /Parent 2 0 R ${size} /Resources << /Font << /F 4 0 R >> >> /Contents 7 0 R`],
    [`/Type /Font /Subtype /Type0 /BaseFont /MSung-Light /Encoding /${table} /DescendantFonts [5 0 R]`],
    [
      '/Type /Font /Subtype /CIDFontType0 /BaseFont /MSung-Light /FontDescriptor 6 0 R ' +
        '/CIDSystemInfo << /Registry (Adobe) /Ordering (CNS1) /Supplement 0 >>',
    ],
    [
      '/Type /FontDescriptor /FontName /MSung-Light /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 ' +
        '/Ascent 880 /Descent -120 /CapHeight 880 /StemV 93',
    ],
    ['', Buffer.from('BT /F 48 Tf 72 600 Td <8A8D8CFC53548B70> Tj ET')],
    [`/Type /Page /Parent 2 0 R ${size}`],
  ]);

/** “Subscription agreement” in Chinese. */
export const chinese = textPdf('UniCNS-UCS2-H');

/** Documents with a page that cannot be rendered completely. */
export const broken = {
  'a damaged image': imagePdf(fine, picture.subarray(0, 120)),
  'an unknown font': textPdf('NoSuchTable-H'),
};
