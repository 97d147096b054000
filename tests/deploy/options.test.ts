import { expect, it } from 'vitest';
import { readOptions, wordsToKeep } from '../../scripts/nginx/options.ts';
import { machineFiles } from '../../scripts/nginx/unit.ts';

const api = ['--api', 'http://127.0.0.1:1/api'];
const read = (...words: string[]) => readOptions(['--out', '/srv/nginx', ...words], '/srv/portal');

it.each([
  [[...api, '--proxy-protocol'], '--proxy-protocol needs --trusted-proxies'],
  [[...api, '--trusted-proxies', '10.0.0.0/40'], "--trusted-proxies is '10.0.0.0/40'; it has to be an IP address"],
  [[...api, '--api-host', 'a b'], "--api-host is 'a b'; it has to be a name"],
  [[...api, '--site', '/srv/my site'], "--site is '/srv/my site'; it may not contain spaces"],
])('says what is wrong with %j', (words, message) => {
  expect(() => read(...words)).toThrow(message);
});

it('stores the options for later releases with absolute paths, and reads them back the same', () => {
  const words = ['--out', 'server', ...api, '--listen', '127.0.0.1', '--listen', '::', '--plain'];
  const kept = wordsToKeep(words);
  expect(kept).toContain(`${process.cwd()}/server`);
  expect(readOptions(kept, '/srv/portal')).toEqual(readOptions(words, '/srv/portal'));
});

it('installs a timer to look up the API’s address again if it is a name', () => {
  const filesFor = (url: string) => {
    const options = read('--api', url);
    return options ? Object.keys(machineFiles(options)) : [];
  };
  expect(filesFor('https://api.lender.test/api')).toContain('portal-reload.timer');
  expect(filesFor('http://10.0.0.7/api')).not.toContain('portal-reload.timer');
});
