import { useRef, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import type { Input } from '../../api/types.ts';
import { controlUpload } from '../../api/uploadControl.ts';
import { useCommand } from '../../api/useCommand.ts';
import type { UploadCommand } from '../../config/kinds/files.ts';
import { useEffects } from '../../frame/EffectsContext.tsx';

/** What is sent with a file. */
export interface UploadBody {
  file: File;
  name: string;
  documenttype: string;
  description?: string;
}

/** One file on its way to the server. */
export interface Upload {
  /** 0 to 100 while a file is on its way. */
  progress: number | undefined;
  /** Resolves with what the server has against single fields; with nothing where all went well. */
  send(body: UploadBody): Promise<Readonly<Record<string, string>>>;
  cancel(): void;
}

/** Sends a file about the screen's subject; says how it went, and calls `onSent` when it is there. */
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
    // A second submit before the first is drawn is the same upload.
    const controller = running.current ?? new AbortController();
    running.current = controller;
    setProgress(0);
    controlUpload(body.file, { signal: controller.signal, onProgress: setProgress });
    try {
      // The subject has the body's own fields, and the types are the config's: both held against the description.
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
