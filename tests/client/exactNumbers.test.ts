import { describe, expect, it } from 'vitest';
import { exactNumbers } from '../../src/client/exactNumbers.ts';

const read = (json: string) => JSON.parse(exactNumbers(json));

describe('whole numbers beyond 2^53', () => {
  it('are texts with all of their digits, and smaller ones stay numbers', () => {
    expect(read('{"id":9007199254740993,"ids":[-9223372036854775808, 9007199254740991],"n":12}')).toEqual({
      id: '9007199254740993',
      ids: ['-9223372036854775808', 9007199254740991],
      n: 12,
    });
  });

  it('are left alone in texts and in numbers with decimals', () => {
    const json =
      '{"a":"no. 9007199254740993 \\"9007199254740993\\" \\\\","9007199254740993":1,"b":9007199254740993.5,"c":12345678901234567e2,"d":0.30000000000000004}';
    expect(read(json)).toEqual(JSON.parse(json));
  });

  it('are read in time that grows with the length of the answer', () => {
    const long = `{"a":"${'\\\\'.repeat(200_000)}","b":${'9'.repeat(100_000)}}`;
    expect(read(long).b).toHaveLength(100_000);
  });
});
