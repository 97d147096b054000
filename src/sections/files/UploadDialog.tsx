import type { UploadCommand } from '../../config/kinds/files.ts';
import { text } from '../../text/text.ts';
import { Dialog } from '../../widgets/Dialog.tsx';
import { UploadForm } from './UploadForm.tsx';
import { useUpload } from './useUpload.ts';

interface UploadDialogProps {
  command: UploadCommand;
  types: readonly string[];
  /** The fields of the body that identify the subject. */
  subject: Readonly<Record<string, number>>;
  onSent: () => void;
  onClose: () => void;
}

/** A dialog to upload a file; closing it cancels the upload. */
export function UploadDialog({ command, types, subject, onSent, onClose }: UploadDialogProps) {
  const upload = useUpload(command, subject, () => {
    onSent();
    onClose();
  });
  function close() {
    upload.cancel();
    onClose();
  }
  return (
    <Dialog title={text.files.upload} keepOpen onClose={close}>
      <UploadForm types={types} upload={upload} />
    </Dialog>
  );
}
