import { useState } from 'react';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionFrame } from '../../screen/SectionFrame.tsx';
import { useSubjectOf } from '../../screen/useAnswerOf.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { lazyDialog } from '../../ui/lazyDialog.tsx';
import { text } from '../../values/text/text.ts';
import { FileExport } from './FileExport.tsx';
import { FileTable } from './FileTable.tsx';
import type { FilesConfig } from './options.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { LoanFile, SubjectFile } from './subjectFile.ts';

// Loaded only once it is opened, with the form library.
const UploadDialog = lazyDialog(async () => (await import('./UploadDialog.tsx')).UploadDialog);

/** The files of the screen's subject. */
export function FilesPanel({ section }: { section: FilesConfig }) {
  return section.of === 'loan' ? <LoanFiles section={section} /> : <OpportunityFiles section={section} />;
}

function OpportunityFiles({ section }: { section: FilesConfig }) {
  const query = useSubjectOf('opportunityDetails');
  return <Files section={section} query={query} files={query.data?.opportunity.documents} />;
}

/** Refetches the loan after a file was added or removed. */
function LoanFiles({ section }: { section: FilesConfig }) {
  const { upload, removal } = section;
  const [isUploading, setUploading] = useState(false);
  const [doomed, setDoomed] = useState<LoanFile>();
  const query = useSubjectOf('loanDetails');
  const loan = query.data?.loan_details;
  const adding = upload && (
    <Button size="small" icon="upload" onClick={() => setUploading(true)}>
      {text.files.upload}
    </Button>
  );
  return (
    <Files
      section={section}
      query={query}
      files={loan?.documents}
      actions={adding}
      onRemove={removal ? setDoomed : undefined}
    >
      {loan && upload && isUploading && (
        <UploadDialog
          loan={loan.loan_id}
          types={upload}
          onChanged={() => void query.refetch()}
          onClose={() => setUploading(false)}
        />
      )}
      {loan && doomed && (
        <RemoveDialog
          loan={loan.loan_id}
          file={doomed}
          onRemoved={() => query.refetch()}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </Files>
  );
}

interface FilesProps<File extends SubjectFile> {
  section: FilesConfig;
  query: ReturnType<typeof useSubjectOf>;
  /** The same list while the answer is the same: a new one would redraw the cells, whose buttons would lose focus. */
  files: readonly File[] | undefined;
  /** Undefined if files cannot be removed at all; the response says which ones can. */
  onRemove?: ((file: File) => void) | undefined;
  actions?: Elements;
  children?: Elements;
}

function Files<File extends SubjectFile>({ section, query, files, onRemove, actions, children }: FilesProps<File>) {
  const all = files && (
    <>
      {actions}
      <FileExport title={section.title} files={files} />
    </>
  );
  return (
    <SectionFrame section={section} actions={all}>
      <QueryFailure query={query} />
      {(!query.error || files) && <FileTable section={section} files={files} onRemove={onRemove} />}
      {children}
    </SectionFrame>
  );
}
