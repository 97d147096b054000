import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { commandFor } from '../../api/commandFor.ts';
import type { Input } from '../../api/types.ts';
import { controlUpload } from '../../api/uploadControl.ts';
import type { UploadCommand } from '../../config/sections/files.ts';
import { useEffects } from '../EffectsContext.tsx';

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
  const { mutateAsync } = useMutation(commandFor(command));
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(null);

  async function send(body: UploadBody) {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    controlUpload(body.file, { signal: controller.signal, onProgress: setProgress });
    try {
      // The subject has the body's own fields, and the types are the config's: both held against the description.
      const answer = await mutateAsync({ ...subject, ...body } as Input<UploadCommand>);
      effects.run(['toast'], answer);
      onSent();
      return {};
    } catch (error) {
      if (controller.signal.aborted || !(error instanceof Error)) return {};
      effects.fail(error);
      return error instanceof ApiError ? error.errors : {};
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, send, cancel: () => running.current?.abort() };
}
