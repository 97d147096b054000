import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Input } from '../../client/types.ts';
import { FormDialog } from '../../screen/FormDialog.tsx';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { useLeaveGuard } from '../../screen/useLeaveGuard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/box.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { Field } from '../../ui/Field.tsx';
import { FileField } from '../../ui/FileField.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { text } from '../../values/text/text.ts';
import { useBodyForm } from '../form/useBodyForm.ts';
import { accepted, fileProblem } from './fileProblem.ts';
import { type Upload, useUpload } from './useUpload.ts';

interface UploadDialogProps {
  /** The id of the loan. */
  loan: number;
  types: readonly Input<'loanDocumentUpload'>['documenttype'][];
  /** Asks for the list again. */
  onChanged: () => void;
  onClose: () => void;
}

/** A dialog to upload a file; closing it cancels the upload. */
export function UploadDialog({ loan, types, onChanged, onClose }: UploadDialogProps) {
  const upload = useUpload({ onChanged, onSent: onClose });
  return (
    <FormDialog title={text.files.upload} onClose={onClose}>
      <UploadForm loan={loan} types={types} upload={upload} />
    </FormDialog>
  );
}

/** The document's default name: the file's name without its extension. */
const titleOf = (file: File) => file.name.replace(/\.[^.]*$/, '');

interface UploadFormProps extends Pick<UploadDialogProps, 'loan' | 'types'> {
  upload: Upload;
}

/** A form for a file with its name and type, validated before anything is sent. */
function UploadForm({ loan, types, upload }: UploadFormProps) {
  const format = usePlainFormat();
  const words = text.files;
  const [file, setFile] = useState<File>();
  // Why the last chosen file is refused.
  const [refusal, setRefusal] = useState<string>();
  // Until the last chosen file has been looked into.
  const look = useRef<Promise<void>>(undefined);
  const form = useBodyForm({
    command: 'loanDocumentUpload',
    fields: [
      { field: 'file', label: words.file, input: 'text', missing: words.refused.missing },
      { field: 'name', label: words.name, input: 'text' },
      { field: 'documenttype', label: words.type, input: 'select' },
      { field: 'description', label: words.description, input: 'textarea', required: false },
    ],
    supplied: () => ({ loan_id: loan, file }),
    send: upload.send,
    onRefused: (errors) => errors.file && setFile(undefined),
  });
  const longest = form.longest('name');
  const isSending = upload.progress !== undefined;
  const size = (bytes: number) => format('fileSize', bytes);
  const leaveDialog = useLeaveGuard({
    mayAsk: true,
    isChanged: isSending || file !== undefined || form.isTyped,
    words: isSending ? words.stop : undefined,
  });

  function choose(files: readonly File[]) {
    const [chosen] = files;
    if (!chosen) return;
    // A repeated message is announced again, even in the same words.
    setRefusal(undefined);
    const several = files.length > 1 && words.refused.several;
    const own = Promise.resolve(several || fileProblem(chosen, size)).then((found) => {
      if (look.current !== own) return;
      look.current = undefined;
      flushSync(() => {
        setFile(found === undefined ? chosen : undefined);
        setRefusal(found);
        form.clearErrors('file');
        // The file's name is the default until a name is entered.
        if (!form.getFieldState('name').isDirty || form.getValues('name') === '') {
          form.resetField('name', { defaultValue: found === undefined ? titleOf(chosen).slice(0, longest) : '' });
        }
      });
    });
    look.current = own;
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (isSending) return;
    if (!look.current) return form.element.onSubmit(event);
    await look.current;
    currentTarget.requestSubmit();
  }

  return (
    <Stack as="form" gap="5" {...form.element} onSubmit={submit}>
      <FileField
        label={words.file}
        hint={words.kinds}
        error={refusal ?? form.errorOf('file')}
        isErrorNews={refusal !== undefined}
        chosen={file && `${file.name}${text.values.list}${size(file.size)}`}
        accept={accepted}
        disabled={isSending}
        onFiles={choose}
      />
      <Field {...form.input('name')} maxLength={longest} readOnly={isSending} />
      <Select
        {...form.input('documenttype')}
        disabled={isSending}
        options={[
          { value: '', label: words.chooseType },
          ...types.map((type) => ({ value: type, label: format('label', type) })),
        ]}
      />
      <TextArea {...form.input('description')} rows={2} maxLength={form.longest('description')} readOnly={isSending} />
      {isSending && <Progress percent={upload.progress ?? 0} name={file?.name ?? ''} />}
      <DialogFoot>
        {isSending && <Button onClick={upload.cancel}>{words.cancel}</Button>}
        <Button type="submit" variant="primary" icon="upload" busy={isSending}>
          {words.send}
        </Button>
      </DialogFoot>
      {leaveDialog}
    </Stack>
  );
}

/** After the upload the server checks the file, which takes an unknown time. */
function Progress({ percent, name }: { percent: number; name: string }) {
  const isOut = percent >= 100;
  return (
    <ProgressBar
      label={isOut ? text.files.checking : text.files.sending(name)}
      percent={isOut ? undefined : percent}
      detail={isOut ? '' : text.document.zoom(Math.floor(percent))}
    />
  );
}
