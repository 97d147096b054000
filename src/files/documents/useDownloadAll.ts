import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../client/ApiError.ts';
import { abortableFetch } from '../../client/abortableFetch.ts';
import { fileFor } from '../../client/fileFor.ts';
import type { Body } from '../../client/types.ts';
import type { Queries } from '../../config/described.ts';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import type { Days } from '../../screen/periodDays.ts';
import { saveFile } from '../../screen/saveFile.ts';
import { whatFailed } from '../../screen/whatFailed.ts';
import { useOnChange } from '../../ui/useOnChange.ts';
import { fileName } from '../../values/fileName.ts';
import { isZip } from '../../values/isZip.ts';
import { text } from '../../values/text/text.ts';

/** The largest number of files in one part of a download (Reading R15). */
const filesInPart = 200;

/** All files of a filter; its days become part of the names of the saved files. */
export interface Download {
  query: Queries['download'];
  narrowed: Readonly<Record<string, string | number>> & Days;
  /** How many files there are. */
  total: number;
}

type DownloadRequest = Pick<Download, 'narrowed' | 'total'>;

/** The part being downloaded, or the part that failed and why. */
export interface DownloadState {
  /** The filter of this download; the one on the screen may have changed since. */
  asked: DownloadRequest;
  part: number;
  parts: number;
  problem?: string;
}

async function zip(file: Blob): Promise<Blob> {
  if (!(await isZip(file))) throw new ApiError('format', text.downloads.noZip);
  return new Blob([file], { type: 'application/zip' });
}

/** Downloads all files of a filter as zip files, one part after another, and saves each as soon as it has arrived. */
export function useDownloadAll({ query, narrowed, total }: Download) {
  const queryClient = useQueryClient();
  const effects = useEffects();
  const { id: investor } = useInvestor();
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState<DownloadState>();

  function cancel() {
    running.current?.abort();
    setState(undefined);
  }

  // An investor's files must not be saved after the user has switched to another investor or left the screen.
  useOnChange(() => () => running.current?.abort(), [investor]);

  function load({ narrowed }: DownloadRequest, part: number, signal: AbortSignal): Promise<Blob> {
    // The config check has verified its other fields against the description.
    const options = fileFor(query, { ...narrowed, page: part } as unknown as Body<Queries['download']>, zip);
    return abortableFetch(queryClient, options, signal);
  }

  /** Downloads the current filter, or resumes an earlier download at the part that failed. */
  async function start(asked: DownloadRequest = { narrowed, total }, from = 1) {
    const parts = Math.max(1, Math.ceil(asked.total / filesInPart));
    const { start_date, end_date } = asked.narrowed;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let part = from;
    try {
      for (; part <= parts; part += 1) {
        setState({ asked, part, parts });
        const file = await load(asked, part, signal);
        signal.throwIfAborted();
        saveFile(file, fileName(`documents_${start_date}_${end_date}_${part}`, 'zip'));
      }
      setState(undefined);
      effects.run(['toast'], { message: text.downloads.done(asked.total, parts) });
    } catch (error) {
      if (signal.aborted) return;
      const problem = error instanceof ApiError ? whatFailed(error) : text.problems.unexpected;
      setState({ asked, part, parts, problem });
    }
  }

  return { state, start, cancel };
}
