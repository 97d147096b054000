import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { useOpenWhenNamed } from '../../frame/useOpenWhenNamed.ts';
import { useParameters } from '../../frame/useParameters.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { Loading } from '../../widgets/Loading.tsx';
import { lazyComponent } from '../../widgets/lazyComponent.tsx';
import { MissingPart } from '../../widgets/MissingPart.tsx';
import { PromptSuspense } from '../../widgets/PromptSuspense.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import type { IncomeConfig } from './options.ts';

const IncomeContent = lazyComponent(async () => (await import('./IncomeContent.tsx')).IncomeContent, MissingPart);

/** Income by month; asked for once the panel is opened, or named in the address. */
export function IncomePanel({ section }: { section: IncomeConfig }) {
  const [parameters] = useParameters();
  const content = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isOpen, setOpen] = useOpenWhenNamed([section.id], parameters.size > 0);
  return (
    <SectionFrame
      section={section}
      bare={!isOpen}
      actions={
        <Button
          size="small"
          variant="quiet"
          icon={isOpen ? 'up' : 'expand'}
          aria-expanded={isOpen}
          aria-controls={content}
          // It stands near the end of the window, and what opens would be below it; a link to the section leads there.
          onClick={() => (isOpen ? setOpen(false) : navigate({ search, hash: section.id }, { replace: true }))}
        >
          {isOpen ? text.income.hide : text.income.show}
        </Button>
      }
    >
      <div id={content}>
        {isOpen && (
          <PromptSuspense
            fallback={
              <Loading>
                <Skeleton height="var(--size-96)" />
              </Loading>
            }
          >
            <IncomeContent section={section} />
          </PromptSuspense>
        )}
      </div>
    </SectionFrame>
  );
}
