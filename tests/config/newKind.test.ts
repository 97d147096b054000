import { beforeAll, describe, expect, it } from 'vitest';
import { projectCopy } from '../projectCopy.ts';
import { compiler } from './compiler.ts';

const declaration = `import { field, object, query } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** One amount from an answer, shown large. */
export const headline = kind('headline', { query: query(), object, amount: field('money') });

export type HeadlineSection = SectionOf<typeof headline>;
`;

const section = `headline({ id: 'income', title: 'Income', query: 'portfolioActivities', object: 'totals', amount: 'income_amount' })`;
const list = 'src/kinds/declared.ts';
const renderers = 'src/kinds/drawn.ts';

describe('A new kind of section', () => {
  const copy = projectCopy();
  const before = copy.read('portal.config.ts');
  const written = (text: string) =>
    before
      .replace(
        "'./src/kinds/notice/options.ts';",
        "'./src/kinds/notice/options.ts';\nimport { headline } from './src/kinds/headline/options.ts';",
      )
      .replace("title: 'Overview', sections: [welcome]", `title: 'Overview', sections: [welcome, ${text}]`);

  beforeAll(() => {
    copy.write('src/kinds/headline/options.ts', declaration);
    copy.replace(list, 'import { notice }', "import { headline } from './headline/options.ts';\nimport { notice }");
    copy.replace(list, '  group,\n', '  group,\n  headline,\n');
  });

  it('does not compile without a renderer', () => {
    const files = { 'src/kinds/headline/options.ts': declaration, [list]: copy.read(list) };
    expect(compiler({ ...files, [renderers]: copy.read(renderers) }).remarksOn(renderers)).toEqual([
      { marked: 'drawn', message: expect.stringContaining("Property 'headline' is missing") },
    ]);
  });

  it('is checked against the description by the compiler and by the check', () => {
    const misspelt = section.replace('income_amount', 'incom_amount');
    const files = { 'src/kinds/headline/options.ts': declaration, [list]: copy.read(list) };
    const config = `import { headline } from '../kinds/headline/options.ts';\nexport const one = ${misspelt};\n`;
    expect(compiler({ ...files, 'src/config/planted.ts': config }).remarksOn('src/config/planted.ts')).toEqual([
      { marked: 'amount', message: expect.stringContaining('Did you mean \'"income_amount"\'?') },
    ]);
    copy.write('portal.config.ts', written(misspelt));
    expect(copy.run('node', 'scripts/checkConfig.ts')).toMatchObject({
      status: 1,
      output: expect.stringContaining(
        "sections[1].amount: 'incom_amount' is not known, did you mean 'income_amount'?; allowed: inflow_amount, ",
      ),
    });
  });
});
