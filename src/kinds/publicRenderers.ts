import type { Renderers } from '../screen/RenderersContext.tsx';
import { FormSection } from './form/FormSection.tsx';
import { NoticeSection } from './notice/NoticeSection.tsx';

/** The renderers loaded with the sign-in page; the config's rules allow no other kinds on visitors' screens. */
export const publicRenderers: Pick<Renderers, 'form' | 'notice'> = { form: FormSection, notice: NoticeSection };
