import type { Renderers } from '../frame/RenderersContext.tsx';
import { FormSection } from './form/FormSection.tsx';
import { NoticeSection } from './notice/NoticeSection.tsx';

/** The kinds that visitors see, and that the sign-in page loads; the config's rules allow them no others. */
export const publicRenderers: Pick<Renderers, 'form' | 'notice'> = { form: FormSection, notice: NoticeSection };
