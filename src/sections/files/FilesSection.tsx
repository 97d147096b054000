import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { FilesConfig } from '../../config/kinds/files.ts';
import { type AnswerData, rowsIn } from '../../frame/fields.ts';
import { QueryFailure } from '../../frame/QueryFailure.tsx';
import { SectionFrame } from '../../frame/SectionFrame.tsx';
import { useSubjectBody } from '../../frame/SubjectGate.tsx';
import { useAnswer } from '../../frame/useAnswer.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { FileExport } from './FileExport.tsx';
import { FileTable } from './FileTable.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { UploadDialog } from './UploadDialog.tsx';

/** The files of the screen's subject; refetches the list after a file was added or removed. */
export function FilesSection({ section }: { section: FilesConfig }) {
  const { upload, removal } = section;
  const subject = useSubjectBody(section.query);
  const queryClient = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const [doomed, setDoomed] = useState<AnswerData>();
  const { query, data, queryKey } = useAnswer(section);
  // Stable while the response is: other rows would redraw the cells, and a button in them would lose the focus.
  const rows = useMemo(() => data && rowsIn(data, section.rows), [data, section.rows]);
  const reload = () => queryClient.invalidateQueries({ queryKey });
  const actions = rows && (
    <>
      {upload && (
        <Button size="small" icon="upload" onClick={() => setUploading(true)}>
          {text.files.upload}
        </Button>
      )}
      <FileExport title={section.title} rows={rows} />
    </>
  );
  return (
    <SectionFrame section={section} actions={actions}>
      <QueryFailure query={query} />
      {(!query.error || rows) && <FileTable section={section} rows={rows} onRemove={removal ? setDoomed : undefined} />}
      {upload && isUploading && (
        <UploadDialog
          {...upload}
          subject={subject}
          onChanged={() => void reload()}
          onClose={() => setUploading(false)}
        />
      )}
      {removal && doomed && (
        <RemoveDialog
          command={removal}
          name={String(doomed.name ?? text.values.unknown)}
          body={{ ...subject, document_id: doomed.document_id }}
          onRemoved={reload}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </SectionFrame>
  );
}
