import { usePlainFormat } from '../../screen/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { DropdownMenu } from '../../ui/DropdownMenu.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { TaskPanel } from '../../ui/TaskPanel.tsx';
import { text } from '../../values/text/text.ts';
import { type Exported, type Progress, useExport } from './useExport.ts';

/** Exports all rows of a table's current filter as PDF, Excel or CSV; shows the progress of a long export. */
export function ExportMenu(table: Exported) {
  const { progress, start, cancel } = useExport(table);
  const trigger = (
    <Button size="small" variant="quiet" icon="download" disabled={table.total === 0}>
      {text.export.title}
    </Button>
  );
  return (
    <TaskPanel panel={progress && <ExportProgress title={table.title} {...progress} onCancel={cancel} />}>
      <DropdownMenu
        trigger={trigger}
        items={[
          { label: text.export.pdf, icon: 'document', onSelect: () => void start('pdf') },
          { label: text.export.excel, icon: 'spreadsheet', onSelect: () => void start('excel') },
          { label: text.export.csv, icon: 'spreadsheet', onSelect: () => void start('csv') },
        ]}
      />
    </TaskPanel>
  );
}

interface ExportProgressProps extends Progress {
  title: string;
  onCancel: () => void;
}

function ExportProgress({ title, loaded, total, onCancel }: ExportProgressProps) {
  const format = usePlainFormat();
  const isLoading = loaded < total;
  return (
    <>
      <ProgressBar
        label={text.export.underWay(title)}
        percent={isLoading ? (loaded / total) * 100 : undefined}
        detail={isLoading ? text.export.loaded(format('number', loaded), format('number', total)) : text.export.making}
      />
      <Button size="small" onClick={onCancel}>
        {text.export.cancel}
      </Button>
    </>
  );
}
