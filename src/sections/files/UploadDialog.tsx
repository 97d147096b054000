import type { UploadCommand } from '../../config/kinds/files.ts';
import { FormDialog } from '../../frame/FormDialog.tsx';
import { text } from '../../text/text.ts';
import { UploadForm } from './UploadForm.tsx';
import { useUpload } from './useUpload.ts';

interface UploadDialogProps {
  command: UploadCommand;
  types: readonly string[];
  /** The fields of the body that identify the subject. */
  subject: Readonly<Record<string, number>>;
  /** Asks for the list again. */
  onChanged: () => void;
  onClose: () => void;
}

/** A dialog to upload a file; closing it cancels the upload. */
export function UploadDialog({ command, types, subject, onChanged, onClose }: UploadDialogProps) {
  const upload = useUpload(command, subject, { onChanged, onSent: onClose });
  return (
    <FormDialog title={text.files.upload} onClose={onClose}>
      <UploadForm types={types} upload={upload} />
    </FormDialog>
  );
}
