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
};
const declared = 'src/kinds/declared.ts';
const own = 'src/kinds/own.ts';
const drawn = 'src/kinds/drawn.ts';
const ownText = (drawing: string) => `import { headline } from './headline/options.ts';

export const ownKinds = { headline };

export const ownDrawn = { ${drawing} };
`;
const complete = {
  ...files,
  [own]: ownText("headline: { load: async () => (await import('./headline/HeadlinePanel.tsx')).HeadlinePanel }"),
};

describe('A custom panel', () => {
  const copy = projectCopy();
  beforeAll(() => {
    for (const [file, content] of Object.entries(complete)) copy.write(file, content);
  });

  it('does not compile without a drawing, with an unknown option, or if it reads a missing field', () => {
    const planted = 'src/kinds/planted.ts';
    const panel = `${folder}/HeadlinePanel.tsx`;
    const { remarksOn } = compiler({
      ...files,
      [own]: ownText(''),
      [drawn]: copy.read(drawn),
      [planted]: `import { panel } from './panel.ts';\nexport const one = panel('headline', { id: 'a', title: 'A', shows: 'paid' });\n`,
      [panel]: files[panel]?.replace('reinvested_amount', 'reinvested_sum') ?? '',
      [declared]: copy.read(declared),
    });
    expect(remarksOn(drawn)).toEqual([
      { marked: 'drawn', message: expect.stringContaining("Property 'headline' is missing") },
    ]);
    expect(remarksOn(planted)).toEqual([{ marked: 'shows', message: expect.stringContaining('"paid"') }]);
    expect(remarksOn(panel)).toEqual([
      { marked: 'reinvested_sum', message: expect.stringContaining("'reinvested_sum' does not exist") },
    ]);
  });

  it('needs its options, its component, a line for each in one file, and its use', () => {
    const { remarksOn } = compiler({ ...complete, [drawn]: copy.read(drawn) }, [declared]);
    expect([drawn, ...Object.keys(complete)].flatMap(remarksOn)).toEqual([]);
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
