import { useRef } from 'react';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { DropdownMenu } from '../../widgets/DropdownMenu.tsx';
import { ProgressBar } from '../../widgets/ProgressBar.tsx';
import styles from './ExportMenu.module.css';
import { type Exported, useExport } from './useExport.ts';

export interface ExportMenuProps extends Exported {
  /** How many rows there are to export. */
  total: number;
}

/** Saves all rows of a table, as its filter narrows them, as PDF or Excel; what takes long shows how far it is. */
export function ExportMenu({ total, ...exported }: ExportMenuProps) {
  const { loaded, start, cancel } = useExport(exported);
  const button = useRef<HTMLButtonElement>(null);
  const trigger = (
    <Button ref={button} size="small" variant="quiet" icon="download" disabled={total === 0}>
      {text.export.title}
    </Button>
  );
  return (
    <div className={styles.export}>
      {loaded !== undefined && (
        <Progress
          title={exported.title}
          loaded={loaded}
          total={total}
          onCancel={() => {
            cancel();
            // This button is about to go.
            button.current?.focus();
          }}
        />
      )}
      <DropdownMenu
        trigger={trigger}
        items={[
          { label: text.export.pdf, icon: 'document', onSelect: () => void start('pdf') },
          { label: text.export.excel, icon: 'spreadsheet', onSelect: () => void start('excel') },
        ]}
      />
    </div>
  );
}

interface ProgressProps {
  title: string;
  loaded: number;
  total: number;
  onCancel: () => void;
}

function Progress({ title, loaded, total, onCancel }: ProgressProps) {
  const format = useFormat();
  const isLoading = loaded < total;
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={text.export.underWay(title)}
        percent={isLoading ? (loaded / total) * 100 : undefined}
        detail={isLoading ? text.export.loaded(format('number', loaded), format('number', total)) : text.export.making}
      />
      <Button size="small" onClick={onCancel}>
        {text.export.cancel}
      </Button>
    </div>
  );
}
