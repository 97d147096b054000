import { FormDialog } from '../../frame/FormDialog.tsx';
import { text } from '../../text/text.ts';
import { UploadForm } from './UploadForm.tsx';
import { type FileType, useUpload } from './useUpload.ts';

interface UploadDialogProps {
  /** The id of the loan. */
  loan: number;
  types: readonly FileType[];
  /** Asks for the list again. */
  onChanged: () => void;
  onClose: () => void;
}

/** A dialog to upload a file; closing it cancels the upload. */
export function UploadDialog({ loan, types, onChanged, onClose }: UploadDialogProps) {
  const upload = useUpload(loan, { onChanged, onSent: onClose });
  return (
    <FormDialog title={text.files.upload} onClose={onClose}>
      <UploadForm types={types} upload={upload} />
    </FormDialog>
  );
}
