import { expect, it } from 'vitest';

/** The stream's type once the file has been imported, which TypeScript's library does not know. */
const iterable = (stream: ReadableStream<number>) => stream as unknown as AsyncIterable<number>;

it('lets `for await` read a stream in browsers that do not support it, and cancels the stream on leaving', async () => {
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  await import('../../../src/files/viewer/iterableStreams.ts');
  let isCancelled = false;
  const numbers = new ReadableStream<number>({
    start(controller) {
      for (const number of [1, 2, 3]) controller.enqueue(number);
      controller.close();
    },
  });
  const read: number[] = [];
  for await (const number of iterable(numbers)) read.push(number);
  expect(read).toEqual([1, 2, 3]);
  const endless = new ReadableStream<number>({
    pull: (controller) => controller.enqueue(0),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const number of iterable(endless)) if (number === 0) break;
  expect(isCancelled).toBe(true);
  expect(endless.locked).toBe(false);
});
