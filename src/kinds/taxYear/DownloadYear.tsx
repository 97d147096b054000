import type { ListPart } from '../../client/readList.ts';
import type { DocumentFile } from '../../figures/answers.ts';
import { usePlainFormat } from '../../screen/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/box.tsx';
import { TaskPanel } from '../../ui/TaskPanel.tsx';
import { text } from '../../values/text/text.ts';
import { useYearDownload } from './useYearDownload.ts';

interface DownloadYearProps {
  year: number;
  slips: readonly DocumentFile[];
  /** Set if these may not be all. */
  part: ListPart | undefined;
  /** In a row: a phone shows only the icon. */
  isQuiet?: boolean;
}

/** Downloads all files of a year; the button shows the progress, and the text below it the files that failed. */
export function DownloadYear({ year, slips, part, isQuiet = false }: DownloadYearProps) {
  const format = usePlainFormat();
  const { state, start, cancel, saveRest } = useYearDownload(year, slips, part);
  if (slips.length === 0) return null;
  const words = text.taxYear;
  const isRunning = state !== undefined && !state.failed;
  return (
    <TaskPanel
      panel={
        state?.failed && (
          <>
            <p role="alert">{words.failed(state.failed.join(text.values.list))}</p>
            <Row justify="end" gap="2">
              <Button size="small" variant="quiet" onClick={cancel}>
                {text.table.dismiss}
              </Button>
              <Button size="small" onClick={() => void saveRest()}>
                {words.saveRest}
              </Button>
              <Button size="small" icon="refresh" onClick={() => void start()}>
                {text.actions.tryAgain}
              </Button>
            </Row>
          </>
        )
      }
    >
      <Button
        variant={isQuiet ? 'quiet' : 'primary'}
        icon="download"
        short={isQuiet}
        busy={isRunning}
        onClick={() => void start()}
      >
        {isRunning && state.total > 0
          ? words.progress(format('number', state.done), format('number', state.total))
          : words.everything(String(year))}
      </Button>
    </TaskPanel>
  );
}
