async function* chunksOf<Chunk>(this: ReadableStream<Chunk>): AsyncGenerator<Chunk, void, void> {
  const reader = this.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // A stream that is left before its end is cancelled (Streams Standard, 4.2.5); after its end this changes nothing.
    await reader.cancel();
    reader.releaseLock();
  }
}

// pdf.js reads the text of a page with `for await`, which Safari's streams cannot do.
const prototype: ReadableStream & { [Symbol.asyncIterator]?: unknown } = ReadableStream.prototype;
prototype[Symbol.asyncIterator] ??= chunksOf;

export {};
