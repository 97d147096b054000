import { useRef, useState } from 'react';
import { todayHere } from '../format/calendar.ts';
import { fileName } from '../format/fileName.ts';
import { useEffects } from '../frame/EffectsContext.tsx';
import { useInvestor } from '../frame/InvestorContext.tsx';
import { saveFile } from '../frame/saveFile.ts';
import { usePortal } from '../portal/PortalContext.tsx';
import { usePlainFormat } from '../portal/useFormat.ts';
import { text } from '../text/text.ts';
import { useOnChange } from '../widgets/useOnChange.ts';
import { withSecondTry } from '../widgets/withSecondTry.ts';
import type { ExportTable, FileKind, ReportColumn } from './exportTable.ts';
import type { LoadRows } from './makeFile.ts';

/** A table as it is exported. */
export interface Exported {
  title: string;
  columns: readonly ReportColumn[];
  /** What its rows are narrowed to, a line each. */
  filter: readonly string[];
  /** How many rows there are to export. */
  total: number;
  load: LoadRows;
}

/** How many rows have been loaded, of how many there were at the beginning. */
export interface Progress {
  loaded: number;
  total: number;
}

const extensions: Record<FileKind, string> = { excel: 'xlsx', pdf: 'pdf' };
/** What takes no longer needs no progress bar. */
const patienceMs = 1000;

/**
 * Makes files of a table's rows and has them saved, one at a time; a new one takes the place of one under way. There is
 * `progress` of one that takes long.
 */
export function useExport({ title, columns, filter, total, load }: Exported) {
  const { brand, locale, currency } = usePortal();
  const { name: investor } = useInvestor();
  const effects = useEffects();
  const format = usePlainFormat();
  const current = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();

  const cancel = () => current.current?.abort();

  // What belongs to an investor is not saved once another one's page is looked at, or another screen.
  useOnChange(() => cancel, [investor]);

  async function start(kind: FileKind) {
    cancel();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const date = todayHere();
    const report: ExportTable = { brand: brand.name, title, investor, filter, date, locale, columns };
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
      const { makeFile } = await withSecondTry(() => import('./makeFile.ts'));
      const file = await makeFile({ kind, report, currency, load, signal, onRows });
      signal.throwIfAborted();
      const name = fileName(`${title.toLowerCase().replaceAll(' ', '-')}_${date}`, extensions[kind]);
      saveFile(file, name);
      effects.run(['toast'], { message: text.export.done(title, format('number', rows), name) });
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
