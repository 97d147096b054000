import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { abortableFetch } from '../api/abortableFetch.ts';
import { fileFor } from '../api/fileFor.ts';
import type { Body } from '../api/types.ts';
import type { Queries } from '../config/described.ts';
import { fileName } from '../format/fileName.ts';
import { isZip } from '../format/isZip.ts';
import { useEffects } from '../frame/EffectsContext.tsx';
import { useInvestor } from '../frame/InvestorContext.tsx';
import type { Days } from '../frame/RangeChoice.tsx';
import { saveFile } from '../frame/saveFile.ts';
import { whatFailed } from '../frame/whatFailed.ts';
import { text } from '../text/text.ts';
import { useOnChange } from '../widgets/useOnChange.ts';

/** The most files that one part of a download has (Reading R15). */
const filesInPart = 200;

/** All files of a filter; its days are what the saved files are named after. */
export interface Download {
  query: Queries['download'];
  narrowed: Readonly<Record<string, string | number>> & Days;
  /** How many files there are. */
  total: number;
}

type Asked = Pick<Download, 'narrowed' | 'total'>;

/** The part that is under way, or at which it went wrong and why. */
export interface DownloadState {
  /** What was asked for; by now the filter may be another one. */
  asked: Asked;
  part: number;
  parts: number;
  problem?: string;
}

async function zip(file: Blob): Promise<Blob> {
  if (!(await isZip(file))) throw new ApiError('format', text.downloads.noZip);
  return new Blob([file], { type: 'application/zip' });
}

/** Downloads all files of a filter as zips, one part after the other, and saves each as soon as it is there. */
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

  // What belongs to an investor is not saved once another one's page is looked at, or another screen.
  useOnChange(() => () => running.current?.abort(), [investor]);

  function load({ narrowed }: Asked, part: number, signal: AbortSignal): Promise<Blob> {
    // Its other fields have been held against the description by the config's check.
    const options = fileFor(query, { ...narrowed, page: part } as unknown as Body<Queries['download']>, zip);
    return abortableFetch(queryClient, options, signal);
  }

  /** All of the filter as it is now, or what was asked for before, from the part at which it went wrong. */
  async function start(asked: Asked = { narrowed, total }, from = 1) {
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
