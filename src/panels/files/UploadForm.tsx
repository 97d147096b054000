import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { typed } from '../../format/typed.ts';
import { useLeaveGuard } from '../../frame/useLeaveGuard.tsx';
import { usePlainFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { DialogFoot } from '../../widgets/DialogFoot.tsx';
import { Field } from '../../widgets/Field.tsx';
import { FileField } from '../../widgets/FileField.tsx';
import { ProgressBar } from '../../widgets/ProgressBar.tsx';
import { Select } from '../../widgets/Select.tsx';
import { TextArea } from '../../widgets/TextArea.tsx';
import { accepted, fileProblem } from './fileProblem.ts';
import styles from './UploadForm.module.css';
import type { FileType, Upload } from './useUpload.ts';

const longestName = 200;
const longestDescription = 1000;

type Problems = Readonly<Record<string, string | undefined>>;

/** The document's default name: the file's name without its extension. */
const titleOf = (file: File) => file.name.replace(/\.[^.]*$/, '').slice(0, longestName);

/** A form for a file with its name and type, validated before anything is sent. */
export function UploadForm({ types, upload }: { types: readonly FileType[]; upload: Upload }) {
  const format = usePlainFormat();
  const [file, setFile] = useState<File>();
  // Why the last chosen file is refused.
  const [refusal, setRefusal] = useState<string>();
  // The file's name is the default until a name is entered.
  const [ownName, setOwnName] = useState<string>();
  const [hasEntries, setHasEntries] = useState(false);
  // Until the last chosen file has been looked into.
  const look = useRef<Promise<void>>(undefined);
  const [problems, setProblems] = useState<Problems>({});
  const isSending = upload.progress !== undefined;
  const size = (bytes: number) => format('fileSize', bytes);
  const name = ownName ?? (file ? titleOf(file) : '');
  const leaveDialog = useLeaveGuard({
    mayAsk: true,
    isChanged: isSending || file !== undefined || hasEntries,
    words: isSending ? text.files.stop : undefined,
  });

  function choose(files: readonly File[]) {
    const [chosen] = files;
    if (!chosen) return;
    // A repeated message is announced again, even in the same words.
    setRefusal(undefined);
    const several = files.length > 1 && text.files.refused.several;
    const own = Promise.resolve(several || fileProblem(chosen, size)).then((found) => {
      if (look.current !== own) return;
      look.current = undefined;
      flushSync(() => {
        setFile(found === undefined ? chosen : undefined);
        setRefusal(found);
        setProblems((known) => ({ ...known, file: undefined }));
        setOwnName((typed) => typed || undefined);
      });
    });
    look.current = own;
  }

  function noteEntries({ currentTarget }: FormEvent<HTMLFormElement>) {
    setHasEntries([...new FormData(currentTarget).values()].some(Boolean));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    if (look.current) {
      await look.current;
      return form.requestSubmit();
    }
    /** Shows the problems, and announces the first one to screen readers. */
    function refuse(found: Problems) {
      flushSync(() => setProblems(found));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    const entered = new FormData(form);
    const documenttype = types.find((type) => type === entered.get('documenttype'));
    const title = typed('text', name);
    const description = typed('textarea', String(entered.get('description') ?? ''));
    const missing: Problems = {
      file: file ? undefined : (refusal ?? text.files.refused.missing),
      name: title ? undefined : text.rules.required(text.files.name),
      documenttype: documenttype ? undefined : text.rules.required(text.files.type),
    };
    refuse(missing);
    if (!file || !documenttype || Object.values(missing).some(Boolean)) return;
    const body = { file, name: title, documenttype, ...(description && { description }) };
    const refused = await upload.send(body);
    if (refused.file) setFile(undefined);
    refuse(refused);
  }

  return (
    <form className={styles.form} onSubmit={submit} onChange={noteEntries} noValidate>
      <FileField
        label={text.files.file}
        hint={text.files.kinds}
        error={refusal ?? problems.file}
        isErrorNews={refusal !== undefined}
        chosen={file && `${file.name}${text.values.list}${size(file.size)}`}
        accept={accepted}
        disabled={isSending}
        onFiles={choose}
      />
      <Field
        label={text.files.name}
        name="name"
        error={problems.name}
        value={name}
        maxLength={longestName}
        readOnly={isSending}
        onChange={(event) => setOwnName(event.target.value)}
      />
      <Select
        label={text.files.type}
        name="documenttype"
        error={problems.documenttype}
        disabled={isSending}
        options={[
          { value: '', label: text.files.chooseType },
          ...types.map((type) => ({ value: type, label: format('label', type) })),
        ]}
      />
      <TextArea
        label={text.files.description}
        name="description"
        optional
        rows={2}
        error={problems.description}
        maxLength={longestDescription}
        readOnly={isSending}
      />
      {isSending && <Progress percent={upload.progress ?? 0} name={file?.name ?? ''} />}
      <DialogFoot>
        {isSending && <Button onClick={upload.cancel}>{text.files.cancel}</Button>}
        <Button type="submit" variant="primary" icon="upload" busy={isSending}>
          {text.files.send}
        </Button>
      </DialogFoot>
      {leaveDialog}
    </form>
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
