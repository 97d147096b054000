import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const modules = join(import.meta.dirname, '../../../node_modules');
const packageOf = (name: string) => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));

it('reads PDFs with a worker of exactly the version that the viewer needs', () => {
  expect(packageOf('pdfjs-dist').version).toBe(packageOf('react-pdf').dependencies['pdfjs-dist']);
  expect(existsSync(join(modules, 'react-pdf/node_modules/pdfjs-dist'))).toBe(false);
});
