import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Edits the config as an operator does, in a copy of the project, and runs vitest there: no test may fail, except those
// about the edited option itself. Arguments are passed to vitest, such as the files to run.

const root = join(import.meta.dirname, '..');

/** The edits of an operator: file, text, replacement. */
const edits: [file: string, from: string | RegExp, to: string][] = [
  ['portal.config.ts', "name: 'Northline Capital'", "name: 'Harbour Lending'"],
  ['portal.config.ts', "accent: '#1d5bd6'", "accent: '#0f766e'"],
  ['portal.config.ts', 'pageSizes: [5, 10, 15, 20, 25]', 'pageSizes: [5, 12, 30, 60]'],
  ['portal.config.ts', 'pageSize: 10', 'pageSize: 12'],
  // The first period is the default.
  ['portal.config.ts', /( *\{ label: 'All Time', months: 120 \},\n)([^\]]*)(?=\s*\],\n {2}\},\n {2}ranges)/, '$2$1'],
  ['src/screens/overview.ts', "'net_amount',\n", "{ field: 'net_amount', label: 'Total' },\n"],
  ['src/text/fr/configOverview.ts', '= {\n', "= {\n  Total: 'Montant total',\n"],
  ['portal.config.ts', "label: 'Contact Us', icon", "label: 'Write to us', icon"],
  // The menus of hosts name entries by their labels.
  ['src/hosts/maplebridge.ts', "{ entry: 'Contact Us' }", "{ entry: 'Write to us' }"],
  ['src/hosts/maplebridge.ts', "    { entry: 'My Documents' },\n", ''],
  // A column, and a screen with its menu entry.
  ['src/screens/overview.ts', "        { field: 'balance_amount', sortable: false },\n", ''],
  ['portal.config.ts', "import { documents } from './src/screens/documents.ts';\n", ''],
  ['portal.config.ts', "      '/documents': documents,\n", ''],
  ['portal.config.ts', "    { label: 'My Documents', icon: 'file-text', to: '/documents' },\n", ''],
];

/** The tests that name an edited option: they run only in the project itself. */
const naming = ['performance periods are', 'page sizes are 5'];

const copy = mkdtempSync(join(tmpdir(), 'portal-edits-'));

function run(command: string, ...args: string[]): number {
  return spawnSync(command, args, { cwd: copy, stdio: 'inherit' }).status ?? 1;
}

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}; correct scripts/testEdits.ts.`);
  writeFileSync(path, after);
}

try {
  const parts = [
    '.ci',
    '.gitattributes',
    'README.md',
    'generated',
    'openapi',
    'package.json',
    'portal.config.ts',
    'scripts',
    'src',
    'tests',
  ];
  for (const part of [...parts, 'tsconfig.json']) cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const one of edits) edit(...one);
  // Removes the translations that are no longer used.
  process.exitCode =
    run('node', 'scripts/checkConfig.ts', '--fix', '--strict') ||
    run(
      'vitest',
      'run',
      '--config',
      'scripts/vitest.config.ts',
      `--testNamePattern=^(?!.*(${naming.join('|')}))`,
      ...process.argv.slice(2),
    );
} finally {
  rmSync(copy, { recursive: true });
}
