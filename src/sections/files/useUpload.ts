import { useRef, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import type { Input } from '../../api/types.ts';
import { controlUpload } from '../../api/uploadControl.ts';
import { useCommand } from '../../api/useCommand.ts';
import type { UploadCommand } from '../../config/kinds/files.ts';
import { useEffects } from '../../frame/EffectsContext.tsx';

export interface UploadBody {
  file: File;
  name: string;
  documenttype: string;
  description?: string;
}

export interface Upload {
  /** 0 to 100 during an upload. */
  progress: number | undefined;
  /** Resolves with the server's errors by field; empty if the upload succeeded. */
  send(body: UploadBody): Promise<Readonly<Record<string, string>>>;
  cancel(): void;
}

/** Uploads a file for the screen's subject, reports the result, and calls `onSent` after a success. */
export function useUpload(
  command: UploadCommand,
  subject: Readonly<Record<string, number>>,
  onSent: () => void,
): Upload {
  const effects = useEffects();
  const upload = useCommand(command);
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);

  async function send(body: UploadBody) {
    // A second submit before the first one has rendered belongs to the same upload.
    const controller = running.current ?? new AbortController();
    running.current = controller;
    setProgress(0);
    controlUpload(body.file, { signal: controller.signal, onProgress: setProgress });
    try {
      // The config check has verified the subject's fields and the types against the description.
      const answer = await upload.send({ ...subject, ...body } as unknown as Input<UploadCommand>);
      effects.run(['toast'], answer);
      onSent();
      return {};
    } catch (error) {
      if (controller.signal.aborted || !(error instanceof Error)) return {};
      effects.fail(error);
      return error instanceof ApiError ? error.errors : {};
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return { progress, send, cancel: () => running.current?.abort() };
}
