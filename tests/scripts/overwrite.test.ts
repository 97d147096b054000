import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { overwrite, removeOthers } from '../../scripts/hosts/overwrite.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-overwrite-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a build into the folder of an earlier build', () => {
  it('keeps an unchanged file, and replaces a changed one', () => {
    const [same, changed] = [join(folder, 'same.txt'), join(folder, 'changed.txt')];
    for (const file of [same, changed]) overwrite(file, 'then');
    const written = statSync(same).mtimeMs;
    overwrite(same, 'then');
    overwrite(changed, 'now');
    expect(statSync(same).mtimeMs).toBe(written);
    expect(statSync(changed).size).toBe(3);
  });

  it('removes files that were not written again, their compressed copies, and empty folders', () => {
    const old = ['assets/old.js', 'assets/old.js.br', 'hosts/old.test/en.html', 'hosts/old.test/en/login.html'];
    const now = ['index.html', 'assets/new.js', 'assets/new.js.br', 'assets/new.js.gz', 'hosts/new.test/en.html'];
    for (const file of [...old, ...now]) overwrite(join(folder, file), '');
    removeOthers(folder, 'hosts', ['hosts/new.test/en.html']);
    removeOthers(folder, '.', ['index.html', 'assets/new.js', 'hosts/new.test/en.html']);
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
      [...now, 'assets', 'hosts', 'hosts/new.test'].sort(),
    );
  });
});
