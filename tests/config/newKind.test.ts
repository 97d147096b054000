import { beforeAll, describe, expect, it } from 'vitest';
import { projectCopy } from '../projectCopy.ts';
import { compiler } from './compiler.ts';

const declaration = `import { field, object, query } from '../declare.ts';
import { kind } from '../kind.ts';
import type { SectionOf } from '../loose.ts';

/** One amount of an answer, large. */
export const headline = kind('headline', { query: query(), object, amount: field('money') });

export type HeadlineSection = SectionOf<typeof headline>;
`;

const renderer = `import type { HeadlineSection as Headline } from '../../config/kinds/headline.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { objectIn } from '../../frame/fields.ts';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';

export function HeadlineSection({ section }: { section: Headline }) {
  const format = useFormat();
  const { data } = useAnswer(section);
  const source = data && objectIn(data, section.object);
  return <SectionFrame section={section}>{source && <p>{format('money', source[section.amount])}</p>}</SectionFrame>;
}
`;

const section = `headline({ id: 'income', title: 'Income', query: 'portfolioActivities', object: 'totals', amount: 'income_amount' })`;
const list = 'src/config/kinds.ts';
const renderers = 'src/sections/sectionRenderers.tsx';

const opened = `import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import portal from '../portal.config.ts';
import { openPortal } from './openPortal.tsx';

it('A headline', async () => {
  await openPortal('/overview', { shown: portal, user: 'investor@northline.test' });
  const income = await screen.findByRole('region', { name: 'Income' });
  expect(await within(income).findByText(/^\\$[\\d,]+\\.\\d\\d$/)).toBeVisible();
});
`;

describe('A new kind of section', () => {
  const copy = projectCopy();
  const before = copy.read('portal.config.ts');
  const written = (text: string) =>
    before
      .replace(
        "'./src/config/kinds/notice.ts';",
        "'./src/config/kinds/notice.ts';\nimport { headline } from './src/config/kinds/headline.ts';",
      )
      .replace("title: 'Overview', sections: [welcome]", `title: 'Overview', sections: [welcome, ${text}]`);

  beforeAll(() => {
    copy.write('src/config/kinds/headline.ts', declaration);
    copy.replace(list, 'import { notice }', "import { headline } from './kinds/headline.ts';\nimport { notice }");
    copy.replace(list, '  group,\n', '  group,\n  headline,\n');
  });

  it('does not compile without a renderer', () => {
    const files = { 'src/config/kinds/headline.ts': declaration, [list]: copy.read(list) };
    expect(compiler({ ...files, [renderers]: copy.read(renderers) }).remarksOn(renderers)).toEqual([
      { marked: 'sectionRenderers', message: expect.stringContaining("Property 'headline' is missing") },
    ]);
  });

  it('is held against the description by the compiler and by the check', () => {
    const misspelt = section.replace('income_amount', 'incom_amount');
    const files = { 'src/config/kinds/headline.ts': declaration, [list]: copy.read(list) };
    const config = `import { headline } from './kinds/headline.ts';\nexport const one = ${misspelt};\n`;
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

  it('is drawn with a declaration, a renderer, a line in each of two lists, and its use', () => {
    copy.write('src/sections/headline/HeadlineSection.tsx', renderer);
    copy.replace(
      renderers,
      'import { lazySection }',
      "import { HeadlineSection } from './headline/HeadlineSection.tsx';\nimport { lazySection }",
    );
    copy.replace(renderers, '  prose: ProseSection,\n', '  headline: HeadlineSection,\n  prose: ProseSection,\n');
    copy.write('portal.config.ts', written(section));
    expect(copy.run('node', 'scripts/checkConfig.ts')).toMatchObject({ status: 0 });
    const { status, output } = copy.runTest(opened);
    expect(status, output).toBe(0);
    expect(output).toContain('1 passed');
  });
});
