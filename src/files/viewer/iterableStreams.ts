async function* chunksOf<Chunk>(this: ReadableStream<Chunk>): AsyncGenerator<Chunk, void, void> {
  const reader = this.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Leaving a stream before its end cancels it (Streams Standard, 4.2.5); at its end this has no effect.
    await reader.cancel();
    reader.releaseLock();
  }
}

// pdf.js reads the text of a page with `for await`, which Safari's streams do not support.
const prototype: ReadableStream & { [Symbol.asyncIterator]?: unknown } = ReadableStream.prototype;
prototype[Symbol.asyncIterator] ??= chunksOf;

export {};
