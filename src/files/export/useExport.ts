import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ListPart } from '../../client/readList.ts';
import { useDisplay } from '../../screen/DisplayContext.tsx';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { ownerOf, useInvestor } from '../../screen/InvestorContext.tsx';
import { usePortal } from '../../screen/PortalContext.tsx';
import type { Days } from '../../screen/periodDays.ts';
import { saveFile } from '../../screen/saveFile.ts';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { useOnChange } from '../../ui/useOnChange.ts';
import { withSecondTry } from '../../ui/withSecondTry.ts';
import { fileName } from '../../values/fileName.ts';
import { text } from '../../values/text/text.ts';
import { todayHere } from '../../values/todayHere.ts';
import type { FileKind, ReportColumn } from './exportTable.ts';
import type { LoadRows } from './makeFile.ts';

export interface Exported {
  title: string;
  columns: readonly ReportColumn[];
  /** The current filter, one line per restriction. */
  filter: readonly string[];
  /** The number of rows to export. */
  total: number;
  load: LoadRows;
  /** The days of the rows, for the file's name; without them it has the day of the export. */
  days?: Days | undefined;
  /** Set if the rows come from a list of which only a part was read. */
  part?: ListPart | undefined;
  /** Set if the rows are activities, with whether they are all activities of these days. */
  activities?: { isWhole: boolean } | undefined;
}

/** The number of rows loaded so far, and the number there were at the start. */
export interface Progress {
  loaded: number;
  total: number;
}

const extensions: Record<FileKind, string> = { csv: 'csv', excel: 'xlsx', pdf: 'pdf' };
/** Exports that take less time show no progress bar. */
const patienceMs = 1000;

/**
 * Exports a table's rows to a file and saves it, one export at a time; starting another cancels the running one.
 * `progress` is set only for an export that takes long.
 */
export function useExport({ title, columns, filter, total, load, days, part: known, activities }: Exported) {
  const { api, brand, locale, currency } = usePortal();
  const { hidesAmounts } = useDisplay();
  const queryClient = useQueryClient();
  const investor = useInvestor();
  const effects = useEffects();
  const format = usePlainFormat();
  const current = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();

  const cancel = () => current.current?.abort();

  // An investor's data must not be saved after the user has switched to another investor or left the screen.
  useOnChange(() => cancel, [investor]);

  async function start(kind: FileKind) {
    cancel();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const date = todayHere();
    let rows = 0;
    let isSlow = false;
    const patience = setTimeout(() => {
      isSlow = true;
      setProgress({ loaded: rows, total });
    }, patienceMs);
    const onRows = (count: number) => {
      rows = count;
      if (isSlow) setProgress({ loaded: count, total });
    };
    try {
      const [{ makeFile }, partial, { hostLogo }, activityFile] = await withSecondTry(() =>
        Promise.all([
          import('./makeFile.ts'),
          import('./partial.ts'),
          import('./hostLogo.ts'),
          activities && import('./activityFile.ts').then((module) => module.activityFile),
        ]),
      );
      const logo = kind === 'pdf' ? await hostLogo(queryClient, api.developmentHost) : undefined;
      const report = { brand: brand.name, logo, title, investor: investor.name, filter, date, locale, columns };
      const order = { kind, report, hidesAmounts, currency, load, part: known, signal, onRows };
      const { file, part } = await makeFile(
        activities && activityFile ? await activityFile({ ...order, ...activities, days }, queryClient) : order,
      );
      signal.throwIfAborted();
      const named = days ? text.export.days(days.start_date, days.end_date) : date;
      const { partialName, partialText } = partial;
      const stem = `${ownerOf(investor)} ${title.toLowerCase()} ${named}${partialName(part)}`;
      const name = fileName(stem, extensions[kind]);
      saveFile(file, name);
      const done = text.export.done(title, format('number', rows), name);
      effects.run(['toast'], { message: part ? `${partialText(part, locale)} ${done}` : done });
    } catch (error) {
      if (!signal.aborted) effects.fail(error instanceof Error ? error : new Error(String(error)));
    } finally {
      clearTimeout(patience);
      controller.abort();
      if (current.current === controller) setProgress(undefined);
    }
  }

  return { progress, start, cancel };
}
