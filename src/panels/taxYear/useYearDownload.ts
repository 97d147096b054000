import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { abortableFetch } from '../../api/abortableFetch.ts';
import { fourAtATime } from '../../api/fourAtATime.ts';
import type { ListPart } from '../../api/readList.ts';
import { documentFor } from '../../documents/documentFor.ts';
import { documentOf } from '../../documents/documentIn.ts';
import { documentFileName } from '../../documents/saveDocument.ts';
import { partialName } from '../../export/partial.ts';
import { fileName } from '../../format/fileName.ts';
import { useEffects } from '../../frame/EffectsContext.tsx';
import { useInvestor } from '../../frame/InvestorContext.tsx';
import { saveFile } from '../../frame/saveFile.ts';
import { usePlainFormat } from '../../portal/useFormat.ts';
import type { DocumentFile } from '../../portfolio/answers.ts';
import { statementSeries } from '../../portfolio/statements.ts';
import { text } from '../../text/text.ts';
import { useOnChange } from '../../widgets/useOnChange.ts';
import { statementsFor } from './useTaxYears.ts';
import { useWorkbook } from './useWorkbook.ts';

/** A file of the zip, under its name there. */
interface Part {
  name: string;
  file: Blob;
  /** Set if it has only a part of its rows. */
  part?: ListPart | undefined;
}

/** The progress of a download; `failed` once it has ended with files missing. */
export interface YearDownload {
  done: number;
  total: number;
  failed?: readonly string[];
}

/** Something to put into the zip: its name for people, and how to get it. */
interface Item {
  name: string;
  load(signal: AbortSignal): Promise<Part>;
}

/** Downloads the slips of a year, its statements and a workbook of its payments, and saves them as one zip. */
export function useYearDownload(year: number, slips: readonly DocumentFile[], slipsPart: ListPart | undefined) {
  const queryClient = useQueryClient();
  const effects = useEffects();
  const format = usePlainFormat();
  const makeWorkbook = useWorkbook(year);
  const { id: investor } = useInvestor();
  const running = useRef<AbortController>(undefined);
  /** The files that arrived in a partly failed download, those that did not, and whether its lists were whole. */
  const [partial, setPartial] = useState<{
    parts: Part[];
    items: Item[];
    part: ListPart | undefined;
  }>();
  const [state, setState] = useState<YearDownload>();

  function cancel() {
    running.current?.abort();
    setState(undefined);
    setPartial(undefined);
  }

  // An investor's files must not be saved after the user has switched to another investor or left the screen.
  useOnChange(() => () => running.current?.abort(), [investor]);

  async function itemsOf(signal: AbortSignal): Promise<{ items: Item[]; part: ListPart | undefined }> {
    const { data } = await abortableFetch(queryClient, statementsFor(year), signal);
    const statements = statementSeries(data.files, year).flatMap((series) => series.files);
    const documents = [...slips, ...statements].flatMap((file) => documentOf(file) ?? []);
    const items = [
      ...documents.map(
        (document): Item => ({
          name: document.name,
          async load(stop) {
            const opened = await abortableFetch(queryClient, fourAtATime(documentFor(document)), stop);
            return { name: documentFileName(opened, document.name), file: opened.file };
          },
        }),
      ),
      {
        name: text.taxYear.workbook(String(year)),
        async load(stop: AbortSignal) {
          const made = await makeWorkbook(stop);
          return {
            name: fileName(text.taxYear.workbook(String(year)) + partialName(made.part), 'xlsx'),
            ...made,
          };
        },
      },
    ];
    return { items, part: slipsPart ?? data.part };
  }

  async function start() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ done: 0, total: 0 });
    try {
      const { items, part } = partial ?? (await itemsOf(signal));
      const parts = [...(partial?.parts ?? [])];
      const total = parts.length + items.length;
      const failed: Item[] = [];
      setState({ done: parts.length, total });
      await Promise.all(
        items.map(async (item) => {
          try {
            parts.push(await item.load(signal));
          } catch {
            failed.push(item);
          }
          if (!signal.aborted) setState({ done: parts.length, total });
        }),
      );
      signal.throwIfAborted();
      if (failed.length === 0) return await save(parts, part);
      setPartial({ parts, items: failed, part });
      setState({ done: parts.length, total, failed: failed.map(({ name }) => name) });
    } catch (error) {
      if (signal.aborted) return;
      setState(undefined);
      effects.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async function save(parts: readonly Part[], part: ListPart | undefined) {
    const { zipSync } = await import('fflate/browser');
    const files: Record<string, Uint8Array> = {};
    for (const { name, file } of parts) files[freeName(name, files)] = new Uint8Array(await file.arrayBuffer());
    const name = fileName(
      text.taxYear.zip(String(year)) + partialName(part ?? parts.find((one) => one.part)?.part),
      'zip',
    );
    // These files are compressed already.
    const zip = zipSync(files, { level: 0 }) as Uint8Array<ArrayBuffer>; // The library allocates it.
    saveFile(new Blob([zip], { type: 'application/zip' }), name);
    cancel();
    effects.run(['toast'], { message: text.taxYear.saved(format('number', parts.length), name) });
  }

  return {
    state,
    start,
    cancel,
    saveRest: () => save(partial?.parts ?? [], partial?.part),
  };
}

/** The name, with a number if another file has it. */
function freeName(name: string, files: Record<string, unknown>): string {
  const [stem, extension] = [name.replace(/\.\w+$/, ''), /\.\w+$/.exec(name)?.[0] ?? ''];
  for (let at = 2, free = name; ; at += 1) {
    if (!(free in files)) return free;
    free = `${stem} (${at})${extension}`;
  }
}
