import { useCoolDown } from '../../api/useCoolDown.ts';
import { tryAgain } from '../../frame/tryAgain.ts';
import { whatFailed } from '../../frame/whatFailed.ts';
import { useFormat } from '../../portal/useFormat.ts';
import { text } from '../../text/text.ts';
import { SectionError } from '../../widgets/SectionError.tsx';
import styles from './IncomeContent.module.css';
import { mostSchedules, type useSchedules } from './useSchedules.ts';

interface ScheduleNotesProps extends ReturnType<typeof useSchedules> {
  /** The field with the name of a row. */
  what: string;
}

/** Names the rows of which only the next payment is shown: their schedules have failed, or were not asked for. */
export function ScheduleNotes({ what, schedules, others }: ScheduleNotesProps) {
  const format = useFormat();
  const failed = schedules.filter(({ query }) => query.error && query.data === undefined);
  const [first] = failed;
  const isCoolingDown = useCoolDown(first?.query.error ?? null);
  return (
    <>
      {first?.query.error && (
        <SectionError
          title={text.income.noSchedule(failed.map(({ row }) => format('text', row[what])).join(text.values.list))}
          message={whatFailed(first.query.error)}
          busy={failed.some(({ query }) => query.isFetching)}
          disabled={isCoolingDown}
          onRetry={() => tryAgain(failed.map(({ query }) => query))}
        />
      )}
      {others > 0 && (
        <p className={styles.note}>
          {text.income.others(others, format('number', others), format('number', mostSchedules))}
        </p>
      )}
    </>
  );
}
