import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/box.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TaskPanel } from '../../ui/TaskPanel.tsx';
import { text } from '../../values/text/text.ts';
import { type Download, type DownloadState, useDownloadAll } from './useDownloadAll.ts';

interface DownloadAllProps extends Download {
  label: string;
}

/** Downloads all files of a filter. The page stays usable meanwhile, and the download can be cancelled. */
export function DownloadAll({ label, ...download }: DownloadAllProps) {
  const { state, start, cancel } = useDownloadAll(download);
  return (
    <TaskPanel
      panel={state && <Panel {...state} onAgain={() => void start(state.asked, state.part)} onStop={cancel} />}
    >
      <Button
        size="small"
        icon="download"
        busy={state !== undefined && state.problem === undefined}
        disabled={download.total === 0}
        onClick={() => void start()}
      >
        {label}
      </Button>
    </TaskPanel>
  );
}

interface PanelProps extends DownloadState {
  onAgain: () => void;
  onStop: () => void;
}

function Panel({ part, parts, problem, onAgain, onStop }: PanelProps) {
  if (problem !== undefined) {
    return (
      <>
        <p role="alert">{text.downloads.failed(problem, part, parts)}</p>
        <Row gap="2" justify="end">
          <Button size="small" variant="quiet" onClick={onStop}>
            {text.table.dismiss}
          </Button>
          <Button size="small" icon="refresh" onClick={onAgain}>
            {text.actions.tryAgain}
          </Button>
        </Row>
      </>
    );
  }
  return (
    <>
      <ProgressBar
        label={text.downloads.underWay}
        // The progress of a single part is not known.
        percent={parts > 1 ? ((part - 1) / parts) * 100 : undefined}
        detail={text.downloads.part(part, parts)}
      />
      <Button size="small" onClick={onStop}>
        {text.export.cancel}
      </Button>
    </>
  );
}
