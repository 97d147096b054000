import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';

const schemas = join(import.meta.dirname, '../node_modules/@cyclonedx/cyclonedx-library/res/schema');
const read = (name: string) => JSON.parse(readFileSync(join(schemas, `${name}.SNAPSHOT.schema.json`), 'utf8'));

/** The violations of CycloneDX's own schema in a bill of materials, one line each. */
export function faultsIn(bill: unknown): string[] {
  // The schema has its own keywords to describe fields, and its formats are those of draft 7.
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  ajv.validate(read('bom-1.6'), bill);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
