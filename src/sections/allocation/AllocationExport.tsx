import type { AllocationChart } from '../../config/kinds/allocation.ts';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import { type AnswerData, rowsIn } from '../../frame/fields.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';

interface AllocationExportProps {
  title: string;
  charts: readonly AllocationChart[];
  data: AnswerData;
}

/** Exports the tables of all charts to a single file, one below the other. */
export function AllocationExport({ title, charts, data }: AllocationExportProps) {
  const format = useFormat();
  const rows = charts.flatMap((chart) =>
    rowsIn(data, chart.rows).map((row) => ({
      chart: chart.title,
      label: format('label', row[chart.label]),
      value: row[chart.value],
      share: row[chart.share],
      currency: row.currency ?? data.currency,
    })),
  );
  const { divided, part, amount, share } = text.charts;
  return (
    <ExportMenu
      title={title}
      columns={[
        { field: 'chart', label: divided, format: 'text' },
        { field: 'label', label: part, format: 'text' },
        { field: 'value', label: amount, format: charts[0]?.format ?? 'money' },
        { field: 'share', label: share, format: 'percent' },
      ]}
      filter={[]}
      total={rows.length}
      load={() => Promise.resolve({ rows, lastPage: 1 })}
    />
  );
}
