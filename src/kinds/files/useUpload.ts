import { useEffect, useRef, useState } from 'react';
import { ApiError, isRefused } from '../../client/ApiError.ts';
import type { Input } from '../../client/types.ts';
import { controlUpload } from '../../client/uploadControl.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { text } from '../../values/text/text.ts';

type UploadBody = Input<'loanDocumentUpload'>;

export interface Upload {
  /** 0 to 100 during an upload. */
  progress: number | undefined;
  /** Rejects if the upload failed, unless it was cancelled in time. */
  send(body: UploadBody): Promise<void>;
  cancel(): void;
}

interface On {
  /** Called when a file was stored, or may have been. */
  onChanged: () => void;
  /** Called after a success. */
  onSent: () => void;
}

/** Uploads a file of a loan and reports its success; unmounting cancels the upload. */
export function useUpload({ onChanged, onSent }: On): Upload {
  const effects = useEffects();
  const upload = useCommand('loanDocumentUpload');
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function send(body: UploadBody) {
    // A second submit before the first one has rendered belongs to the same upload.
    const controller = running.current ?? new AbortController();
    running.current = controller;
    setProgress(0);
    let percent = 0;
    const onProgress = (reached: number) => {
      percent = reached;
      setProgress(reached);
    };
    controlUpload(body.file, { signal: controller.signal, onProgress });
    try {
      const answer = await upload.send(body);
      effects.run(['toast'], answer);
      onChanged();
      onSent();
    } catch (error) {
      const isCancelled = controller.signal.aborted;
      // A file that was not sent completely cannot have arrived.
      if (isCancelled && percent < 100) return;
      const failure = isCancelled ? new ApiError('network', text.files.cancelledUnsure) : error;
      if (failure instanceof ApiError && !isRefused(failure)) onChanged();
      throw failure;
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return { progress, send, cancel: () => running.current?.abort() };
}
