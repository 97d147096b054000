import { zlibSync } from 'fflate';

type Rgb = readonly [red: number, green: number, blue: number];

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, crc32(bytes.subarray(4, content.length + 8)));
  return bytes;
}

/** Encodes a PNG file (PNG specification, ISO/IEC 15948) in Base64; `colour` gives each pixel's colour. */
export function png(width: number, height: number, colour: (x: number, y: number) => Rgb): string {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint16(8, 0x0802); // eight bits a channel, red, green and blue
  const pixels = new Uint8Array(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) pixels.set(colour(x, y), y * (width * 3 + 1) + 1 + x * 3);
  }
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const parts = [
    signature,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', zlibSync(pixels, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ];
  return btoa(parts.map((part) => String.fromCharCode(...part)).join(''));
}
