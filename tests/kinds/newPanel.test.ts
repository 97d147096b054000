import { beforeAll, describe, expect, it } from 'vitest';
import { compiler } from '../config/compiler.ts';
import { projectCopy } from '../projectCopy.ts';

const folder = 'src/kinds/headline';
const files = {
  [`${folder}/options.ts`]: `import { word } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import type { SectionOf } from '../../config/loose.ts';

/** What was earned, large. */
export const headline = kind('headline', { shows: word('earned', 'reinvested') });

export type HeadlineConfig = SectionOf<typeof headline>;
`,
  [`${folder}/HeadlinePanel.tsx`]: `import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { SectionLoading } from '../../screen/SectionLoading.tsx';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { useFormat } from '../../screen/useFormat.ts';
import type { HeadlineConfig } from './options.ts';

export function HeadlinePanel({ section }: { section: HeadlineConfig }) {
  const format = useFormat();
  const query = useAnswerOf('portfolioCardInterestEarned', { months: 12 });
  const { interest_earned_amount: earned, reinvested_amount: reinvested, currency } = query.data ?? {};
  return (
    <SectionFrame section={section}>
      <QueryFailure query={query} />
      {query.isPending && <SectionLoading lines={1} />}
      {query.data && <p>{format('money', section.shows === 'earned' ? earned : reinvested, currency)}</p>}
    </SectionFrame>
  );
}
`,
  'src/kinds/ownPanels.ts': `import { headline } from './headline/options.ts';

export const ownPanels = { headline };
`,
};
const declared = 'src/kinds/declared.ts';
const renderers = 'src/kinds/ownPanelRenderers.ts';
const withRenderer = `import { HeadlinePanel } from './headline/HeadlinePanel.tsx';

export const ownPanelRenderers = { headline: HeadlinePanel };
`;

describe('A custom panel', () => {
  const copy = projectCopy();
  beforeAll(() => {
    for (const [file, content] of Object.entries(files)) copy.write(file, content);
  });

  it('does not compile without a renderer, with an unknown option, or if it reads a missing field', () => {
    const planted = 'src/kinds/planted.ts';
    const panel = `${folder}/HeadlinePanel.tsx`;
    const planting = {
      ...files,
      'src/kinds/panelRenderers.ts': copy.read('src/kinds/panelRenderers.ts'),
      [planted]: `import { panel } from './panel.ts';\nexport const one = panel('headline', { id: 'a', title: 'A', shows: 'paid' });\n`,
      [panel]: files[panel]?.replace('reinvested_amount', 'reinvested_sum') ?? '',
    };
    const { remarksOn } = compiler(planting, [declared]);
    expect(remarksOn('src/kinds/panelRenderers.ts')).toEqual([
      { marked: 'panelRenderers', message: expect.stringContaining("Property 'headline' is missing") },
    ]);
    expect(remarksOn(planted)).toEqual([{ marked: 'shows', message: expect.stringContaining('"paid"') }]);
    expect(remarksOn(panel)).toEqual([
      { marked: 'reinvested_sum', message: expect.stringContaining("'reinvested_sum' does not exist") },
    ]);
  });

  it('needs its options, its component, a line in each of two lists, and its use', () => {
    const list = 'src/kinds/panelRenderers.ts';
    const complete = compiler({ ...files, [renderers]: withRenderer, [list]: copy.read(list) }, [declared]);
    expect([list, ...Object.keys(files)].flatMap(complete.remarksOn)).toEqual([]);
    copy.replace(
      'portal.config.ts',
      'import { screen }',
      "import { panel } from './src/kinds/panel.ts';\nimport { screen }",
    );
    copy.replace(
      'portal.config.ts',
      "title: 'Overview', sections: [welcome]",
      "title: 'Overview', sections: [welcome, panel('headline', { id: 'income', title: 'Income', shows: 'earned' })]",
    );
    expect(copy.run('node', 'scripts/checkConfig.ts')).toMatchObject({ status: 0 });
  });
});
