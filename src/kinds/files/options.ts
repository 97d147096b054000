import { flag, inputValue, many, optional, word } from '../../config/declare.ts';
import { kind } from '../../config/kind.ts';
import { empty } from '../../config/list.ts';
import type { SectionOf } from '../../config/loose.ts';

/** The files of the screen's loan or opportunity. Each can be opened. */
export const files = kind(
  'files',
  {
    of: word('loan', 'opportunity'),
    /** The types to choose from when a document of a loan is uploaded; without them, uploading is not offered. */
    upload: optional(many(inputValue('loanDocumentUpload', 'documenttype'))),
    /** Let the investor remove a document of a loan if the response allows it. */
    removal: optional(flag),
    empty,
  },
  ({ of }) => [of === 'loan' ? 'loanDetails' : 'opportunityDetails'],
);

export type FilesConfig = SectionOf<typeof files>;
