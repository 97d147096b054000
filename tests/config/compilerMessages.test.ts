import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const place = join(root, 'src/config/mistake.ts');

/** What the compiler says of a file in src/config/ that is not there, each as `line:column message`. */
function compile(text: string): string[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [place] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, target) =>
    path === place ? ts.createSourceFile(path, text, target) : getSourceFile(path, target);
  const program = ts.createProgram([place], options, host);
  return program.getSemanticDiagnostics(program.getSourceFile(place)).map(({ start = 0, messageText, file }) => {
    const { line, character } = file?.getLineAndCharacterOfPosition(start) ?? { line: 0, character: 0 };
    return `${line + 1}:${character + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

describe('what the compiler says of the name of a subject', { timeout: 90_000 }, () => {
  it('that does not exist is at the name, and says which there are', () => {
    const errors = compile(`import { subject } from './screen.ts';
subject({ query: 'opportunityDetails', params: { opportunity_id: 'id' }, name: 'opportunity.titel' });
subject({ query: 'opportunityDetails', params: { opportunity_id: 'id' }, name: 'oportunity.title' });
`);
    expect(errors).toHaveLength(2);
    const names = `'[^']*"opportunity\\.title"[^']*'`;
    const says = (found: string) =>
      new RegExp(`"${found}"' is not assignable to type ${names}\\. Did you mean '"opportunity\\.title"'\\?$`);
    expect(errors[0]).toMatch(/^2:74 /);
    expect(errors[0]).toMatch(says('opportunity.titel'));
    expect(errors[1]).toMatch(/^3:74 /);
    expect(errors[1]).toMatch(says('oportunity.title'));
  });
});
