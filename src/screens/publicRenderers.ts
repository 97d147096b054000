import { FormSection } from './FormSection.tsx';
import { NoticeSection } from './NoticeSection.tsx';
import type { Renderers } from './RenderersContext.tsx';

/** The kinds that visitors see, and that the sign-in page loads; the config's rules allow them no others. */
export const publicRenderers: Pick<Renderers, 'form' | 'notice'> = { form: FormSection, notice: NoticeSection };
