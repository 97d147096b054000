import { expect, it } from 'vitest';

/** As it is when the file has been imported, which TypeScript's library does not know. */
const iterable = (stream: ReadableStream<number>) => stream as unknown as AsyncIterable<number>;

it('a stream is read with `for await` also where the browser has no such way, and cancelled when it is left', async () => {
  Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  await import('../../../src/widgets/pdf/iterableStreams.ts');
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
