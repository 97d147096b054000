import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { abortableFetch } from '../../client/abortableFetch.ts';
import { fourAtATime } from '../../client/fourAtATime.ts';
import type { ListPart } from '../../client/readList.ts';
import type { DocumentFile } from '../../figures/answers.ts';
import { yearDocuments } from '../../figures/yearDocuments.ts';
import { documentFor } from '../../files/documents/documentFor.ts';
import { documentOf } from '../../files/documents/documentIn.ts';
import { documentFileName } from '../../files/documents/saveDocument.ts';
import { partialName } from '../../files/export/partial.ts';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { ownerOf, useInvestor } from '../../screen/InvestorContext.tsx';
import { saveFile } from '../../screen/saveFile.ts';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { useOnChange } from '../../ui/useOnChange.ts';
import { fileName } from '../../values/fileName.ts';
import { text } from '../../values/text/text.ts';
import { documentsSince } from './useTaxYears.ts';
import { useWorkbook } from './useWorkbook.ts';

/** A file of the zip, under its path there. */
interface Part {
  path: string;
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

/** What a download is of: its items in the order of the zip, those that arrived, and whether its lists were whole. */
interface Content {
  items: readonly Item[];
  arrived: Map<Item, Part>;
  part: ListPart | undefined;
}

/** Downloads a workbook of a year's payments and every document of the year, by folder, and saves them as one zip. */
export function useYearDownload(year: number, slips: readonly DocumentFile[], slipsPart: ListPart | undefined) {
  const queryClient = useQueryClient();
  const effects = useEffects();
  const format = usePlainFormat();
  const makeWorkbook = useWorkbook(year, slips);
  const shown = useInvestor();
  const owner = ownerOf(shown);
  const running = useRef<AbortController>(undefined);
  /** A download that ended with files missing. */
  const [partial, setPartial] = useState<Content>();
  const [state, setState] = useState<YearDownload>();
  const title = `${owner} ${text.taxYear.zip(String(year))}`;

  function cancel() {
    running.current?.abort();
    setState(undefined);
    setPartial(undefined);
  }

  // An investor's files must not be saved after the user has switched to another investor or left the screen.
  useOnChange(() => () => running.current?.abort(), [shown.id]);

  async function contentOf(signal: AbortSignal): Promise<Content> {
    const { data } = await abortableFetch(queryClient, documentsSince(year), signal);
    const workbook: Item = {
      name: text.taxYear.workbook(String(year)),
      async load(stop) {
        const made = await makeWorkbook(stop);
        return { path: fileName(title + partialName(made.part), 'xlsx'), ...made };
      },
    };
    const documents = yearDocuments([...slips, ...data.files], year).map(({ file, folder, day }): Item => {
      const document = documentOf(file);
      const name = document?.name ?? format('text', file.name);
      // A slip is of the whole year.
      const named = folder === 'slips' ? `${owner} ${name}` : `${owner} ${day} ${name}`;
      return {
        name,
        async load(stop) {
          if (!document) throw new Error('The document cannot be requested, because it has no key.');
          const opened = await abortableFetch(queryClient, fourAtATime(documentFor(document)), stop);
          return { path: `${text.taxYear.folders[folder]}/${documentFileName(opened, named)}`, file: opened.file };
        },
      };
    });
    return { items: [workbook, ...documents], arrived: new Map(), part: slipsPart ?? data.part };
  }

  async function start() {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ done: 0, total: 0 });
    try {
      const content = partial ?? (await contentOf(signal));
      const { items, arrived } = content;
      const missing = () => items.filter((item) => !arrived.has(item));
      const progress = () => ({ done: arrived.size, total: items.length });
      setState(progress());
      await Promise.all(
        missing().map(async (item) => {
          const part = await item.load(signal).catch(() => undefined);
          if (part) arrived.set(item, part);
          if (!signal.aborted) setState(progress());
        }),
      );
      signal.throwIfAborted();
      const failed = missing().map(({ name }) => name);
      if (failed.length === 0) return await save(content);
      setPartial(content);
      setState({ ...progress(), failed });
    } catch (error) {
      if (signal.aborted) return;
      setState(undefined);
      effects.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  async function save({ items, arrived, part }: Content) {
    const { zipSync } = await import('fflate/browser');
    const files: Record<string, Uint8Array> = {};
    const parts = items.flatMap((item) => arrived.get(item) ?? []);
    for (const { path, file } of parts) files[freePath(path, files)] = new Uint8Array(await file.arrayBuffer());
    const name = fileName(title + partialName(part ?? parts.find((one) => one.part)?.part), 'zip');
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
    saveRest: async () => partial && save(partial),
  };
}

/** The path, with a number if another file has it. */
function freePath(path: string, files: Record<string, unknown>): string {
  const [stem, extension] = [path.replace(/\.\w+$/, ''), /\.\w+$/.exec(path)?.[0] ?? ''];
  for (let at = 2, free = path; ; at += 1) {
    if (!(free in files)) return free;
    free = `${stem} (${at})${extension}`;
  }
}
