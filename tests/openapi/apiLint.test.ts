import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, describe as group, it } from 'vitest';
import { stringify } from 'yaml';
import { describedApi } from '../../scripts/generate/bundle.ts';
import { describedFields } from '../../scripts/generate/fields.ts';
import { adapt } from '../../scripts/generate/foreign/adapt.ts';
import { lintApi } from '../../scripts/generate/lintDescription.ts';
import { isError } from '../../src/config/rules/problem.ts';
import { json, object, ok, text } from './readApi.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-apis-'));
for (const name of ['apis', 'overlays']) mkdirSync(join(root, 'openapi', name), { recursive: true });
for (const name of ['redocly.yaml', 'style.yaml', 'rules.js'])
  cpSync(join(import.meta.dirname, '../../openapi', name), join(root, 'openapi', name));

afterAll(() => rmSync(root, { recursive: true }));

/** The messages about a description and its operations, and the remaining operations. */
function read(name: string, description: object, actions: object[] = []) {
  const file = `openapi/apis/${name}.json`;
  writeFileSync(join(root, file), JSON.stringify(description, null, 2));
  if (actions.length > 0) {
    const overlay = { overlay: '1.0.0', info: { title: 't', version: '1' }, extends: `../apis/${name}.json`, actions };
    writeFileSync(join(root, `openapi/overlays/${name}.yaml`), stringify(overlay));
  }
  const said = lintApi(root, file);
  expect(said.filter(isError)).toEqual([]);
  const adapted = adapt(describedApi(root, file), `api${name}`, { ids: [], paths: [] });
  return {
    said: said.map(({ path, message }) => `${path}: ${message}`),
    left: adapted.problems.map(({ path, message }) => `${path}: ${message}`),
    fields: describedFields(adapted.description),
  };
}

group('a description of another API that breaks the rules of OpenAPI', () => {
  const told = {
    openapi: '3.0.0',
    info: { title: 't', version: '1', externalDocs: { url: 'https://x.test' } },
    paths: {
      '/list': {
        post: {
          security: [{ oauth2: null }],
          ...ok(json(object({ a: text, b: { $ref: '#/gone' } }))),
        },
      },
      '/none': { post: { responses: { '200': { $ref: '#/components/responses/None' } } } },
      '/body': { post: { requestBody: json({ $ref: '#/components/schemas/Body' }), ...ok({}) } },
    },
  };

  it('is used with a warning for each mistake, without the operations that need what is missing', () => {
    const { said, left, fields } = read('told', told);
    expect(said).toEqual([
      'info.externalDocs: Property `externalDocs` is not expected here.',
      'paths./list.post.security.0.oauth2: Expected type `array` but got `null`.',
      "paths./list.post.responses.200.content.application/json.schema.properties.b: '#/gone' leads nowhere: the file has no schema of that name",
      "paths./none.post.responses.200: '#/components/responses/None' leads nowhere: the file has no schema of that name",
      "paths./body.post.requestBody.content.application/json.schema: '#/components/schemas/Body' leads nowhere: the file has no schema of that name",
    ]);
    expect(left).toEqual([
      "paths./none.post: is left out: its answer is '#/components/responses/None', which leads nowhere; an overlay can add it",
      "paths./body.post: is left out: its body is '#/components/schemas/Body', which leads nowhere; an overlay can add it",
    ]);
    expect(Object.keys(fields)).toEqual(['list']);
    expect(fields.list?.data).toMatchObject({ a: { type: 'string' }, b: { type: 'other' } });
  });

  it('is judged after its overlays', () => {
    const { said, left, fields } = read('mended', told, [
      { target: '$.info.externalDocs', remove: true },
      { target: "$.paths['/list'].post.security", remove: true },
      { target: "$.paths['/none']", remove: true },
      {
        target: '$',
        update: { components: { schemas: { Body: object({ c: text }) } } },
      },
    ]);
    expect(said).toEqual([
      "paths./list.post.responses.200.content.application/json.schema.properties.b: '#/gone' leads nowhere",
    ]);
    expect(left).toEqual([]);
    expect(fields.body?.body).toMatchObject({ c: { type: 'string' } });
  });

  it('may mark a value as nullable in the way of the previous version', () => {
    const paths = { '/list': { post: ok(json(object({ a: { type: 'boolean', nullable: true } }))) } };
    const { said, fields } = read('newer', { openapi: '3.1.0', info: told.info, paths });
    expect(said).toEqual(['info.externalDocs: Property `externalDocs` is not expected here.']);
    expect(fields.list?.data).toMatchObject({ a: { nullable: true } });
  });

  it('is refused, with its place, if it cannot be read at all', () => {
    const file = 'openapi/apis/broken.json';
    writeFileSync(join(root, file), '{\n  "openapi": "3.0.0",\n  "info": [\n}');
    expect(lintApi(root, file)).toEqual([
      expect.objectContaining({
        file,
        line: 4,
        message: 'Failed to parse: missed comma between flow collection entries',
      }),
    ]);
    expect(lintApi(root, file).every(isError)).toBe(true);
  });
});
