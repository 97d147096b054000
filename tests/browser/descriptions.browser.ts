import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../copyProject.ts';
import { harbour } from '../openapi/apis/harbour.ts';
import { adapterFile, deskAdapter, samples, swagger } from '../openapi/apis/samples.ts';

/** The adapters of public descriptions and of the samples, by the beginning of their files' names. */
const adapters: Record<string, string> = {
  'adyen-Checkout': `{ headers: { 'Idempotency-Key': keyOf }, fields: { merchantAccount: 'Portal' } }`,
  'adyen-LegalEntity': `{ uses: (path) => path.startsWith('/legalEntities'), answer: (path) => (path.endsWith('/businessLines') ? 'businessLines' : '') }`,
  'adyen-Payment': `{ fields: { merchantAccount: 'Portal' } }`,
  'adyen-Transfer': `{ pages: { '/transfers': { get: byLink({ cursor: 'cursor', size: 'limit', next: '_links.next.href' }) } } }`,
  alpacabroker: `{
  pages: {
    '/v1/accounts/activities': { get: byCursor({ cursor: 'page_token', size: 'page_size', next: '*.id' }) },
    '/v1/accounts/{account_id}/transfers': { get: byOffset({ offset: 'offset', size: 'limit' }) },
  },
}`,
  plaid: `{
  session: 'access_token',
  headers: { 'Plaid-Version': '2020-09-14' },
  pages: {
    '/transactions/get': { post: byOffset({ offset: 'options.offset', size: 'options.count', total: 'total_transactions' }) },
    '/transactions/sync': { post: byCursor({ cursor: 'cursor', size: 'count', next: 'next_cursor', more: 'has_more' }) },
  },
}`,
  square: `{
  fields: { idempotency_key: keyOf },
  pages: { '/v2/payments': { get: byCursor({ cursor: 'cursor', size: 'limit', next: 'cursor' }) } },
}`,
  desk: deskAdapter,
};

const table = (query: string, more: string) =>
  `table({ id: '${query.toLowerCase()}', title: 'A list', query: '${query}', ${more}, empty: { title: 'None', text: 'None.' } }),`;

/** A screen with the lists of the samples. */
const lists = `screen({ title: 'Lists', sections: [
  ${table('listFunds', `rows: 'data', columns: ['serial', 'rate', 'thing.kind'], where: { made: { gte: '2026-01-01' } }`)}
  ${table('listBranches', `rows: 'items', columns: ['id'], file: { query: 'getPicture', with: { id: 'id' } }`)}
  ${table('listNotes', `rows: 'items', columns: ['id']`)}
  ${table('listPositions', `rows: 'result.positions', columns: ['id'], filters: ['kinds']`)}
  ${table('listSeries', `rows: 'items', columns: ['id'], where: { ids: ['a'] }`)}
  ${table('listVaults', `rows: 'items', columns: ['id']`)}
  ${table('listCircles', `rows: 'items', columns: ['id', 'constructor']`)}
  ${table('listNew', `rows: 'items', columns: ['id']`)}
] })`;

/** The public descriptions in a folder that somebody has downloaded, and those in its folders. */
function publicDescriptions(): Record<string, string> {
  const folder = process.env.API_DESCRIPTIONS;
  if (!folder) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(json|yaml)$/.test(file),
  );
  const texts = files.map((file) => [basename(file), readFileSync(join(folder, file), 'utf8')] as const);
  return Object.fromEntries(texts.filter(([, text]) => !text.startsWith('swagger:')));
}

test('descriptions of all kinds are generated, compiled and checked together with their adapters', async () => {
  test.setTimeout(3_600_000);
  const { write, replace, run, remove } = copyProject();
  const passes = (command: string, ...args: string[]) => {
    const { status, output } = run(command, ...args);
    expect(status, `${command} ${args.join(' ')}: ${output}`).toBe(0);
    return output;
  };
  try {
    write('openapi/apis/newer.json', swagger);
    const refused = run('node', 'scripts/generate.ts');
    expect(refused).toMatchObject({ status: 1, output: expect.stringContaining('npx swagger2openapi') });

    const descriptions = { ...publicDescriptions(), ...samples, 'harbour.json': JSON.stringify(harbour) };
    for (const [file, text] of Object.entries(descriptions)) {
      write(`openapi/apis/${file}`, text);
      const name = file.replace(/\.\w+$/, '');
      const adapter = Object.keys(adapters).find((start) => name.startsWith(start));
      if (adapter) write(`openapi/apis/${name}.ts`, adapterFile(name, adapters[adapter] ?? ''));
    }
    const said = passes('node', 'scripts/generate.ts');
    expect(said).toContain('loose.yaml:10:11: warning: components.schemas.Loop: refers only to itself');
    expect(said).toContain('desk.json: warning: paths./entries.get: is left out: it is a GET with a body');
    expect(said).toContain(`desk.json: warning: components.securitySchemes.token: nothing sends 'Desk-Token'`);

    replace(
      'portal.config.ts',
      'import { screen }',
      "import { table } from './src/kinds/table/options.ts';\nimport { screen }",
    );
    replace('portal.config.ts', "'/overview': ", `'/lists': ${lists},\n'/overview': `);
    replace(
      'portal.config.ts',
      "{ label: 'Sign out'",
      "{ label: 'A', icon: 'library', to: '/lists' },\n{ label: 'Sign out'",
    );
    passes('tsc', '--noEmit', '-p', 'tsconfig.json');
    passes('node', 'scripts/checkConfig.ts');
  } finally {
    remove();
  }
});
