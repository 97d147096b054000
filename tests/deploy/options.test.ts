import { expect, it } from 'vitest';
import { readOptions } from '../../scripts/release/options.ts';

const read = (...words: string[]) => readOptions(['--to', '/srv/site', ...words], '/srv/portal');
const api = ['--api', 'http://127.0.0.1:1/api'];

it.each([
  [[], '--api is missing; it has to be an address such as http://127.0.0.1:8787/api'],
  [['--api', 'localhost:8787'], "--api is 'localhost:8787'; it has to be an address"],
  [[...api, '--trusted-proxies', '10.0.0.0/40'], "--trusted-proxies is '10.0.0.0/40'; it has to be an IP address"],
  [[...api, '--api-host', 'a b'], "--api-host is 'a b'; it has to be a name"],
  [[...api, '--from', '/srv/my build'], "--from is '/srv/my build'; it may not contain spaces"],
  [[...api, '--keep', '1'], "--keep is '1'; it has to be 2 or more"],
  [[...api, '--port', '0'], "--port is '0'; it has to be a whole number from 1 to 65535"],
])('says what is wrong with %j', (words, message) => {
  expect(() => read(...words)).toThrow(message);
});

it('goes back and lists without knowing the API', () => {
  expect(read('--back')).toMatchObject({ action: 'back', server: undefined });
  expect(read('--list')).toMatchObject({ action: 'list', server: undefined });
});
