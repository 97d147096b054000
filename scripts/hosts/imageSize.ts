/** The size of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** In pixels; a browser does not decode much more. */
const longest = 16_384;

/** A size in the opening tag of an SVG: that of the picture, else that of its coordinates. */
function sizeOfSvg(bytes: Buffer): Size {
  const [tag = ''] = /<svg\b[^>]*>/.exec(bytes.toString()) ?? [];
  const given = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)(px)?["']`).exec(tag)?.[1]);
  const [, , width = 0, height = 0] = (/\sviewBox\s*=\s*["']([^"']+)/.exec(tag)?.[1] ?? '').trim().split(/[\s,]+/);
  return { width: given('width') || Number(width), height: given('height') || Number(height) };
}

/** The size of a JPEG is in the first of its segments that begin a frame. */
function sizeOfJpeg(bytes: Buffer): Size {
  let at = 2;
  for (let kind = bytes.readUInt8(at + 1); kind < 0xc0 || kind > 0xcf || [0xc4, 0xc8, 0xcc].includes(kind); ) {
    at += 2 + bytes.readUInt16BE(at + 2);
    kind = bytes.readUInt8(at + 1);
  }
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
}

/** WebP has three kinds of content: lossy, lossless, and with more parts. */
function sizeOfWebp(bytes: Buffer): Size {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

const readers: Readonly<Record<string, (bytes: Buffer) => Size>> = {
  png: (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  jpeg: sizeOfJpeg,
  gif: (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  webp: sizeOfWebp,
  'svg+xml': sizeOfSvg,
};

const isLength = (length: number) => length > 0 && length <= longest;

/** Reads the size of a picture of a type such as `png` from its first bytes; undefined if they do not have it. */
export function imageSize(type: string, bytes: Buffer): Size | undefined {
  try {
    const { width, height } = readers[type]?.(bytes) ?? { width: 0, height: 0 };
    return isLength(width) && isLength(height) ? { width: Math.ceil(width), height: Math.ceil(height) } : undefined;
  } catch {
    return undefined; // The bytes end before the size.
  }
}
