import type { TableConfig } from '../../../config/kinds/table.ts';
import type { Years } from '../../../config/kinds/years.ts';
import { QueryFailure } from '../../../frame/QueryFailure.tsx';
import type { RangeState } from '../../../frame/RangeChoice.tsx';
import { text } from '../../../text/text.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Skeleton } from '../../../widgets/Skeleton.tsx';
import { useYears } from './useYears.ts';
import styles from './YearChoice.module.css';
import { daysOf, yearOf } from './yearOf.ts';

interface YearChoiceProps {
  section: TableConfig;
  years: Years;
  range: RangeState;
}

/** A button for each calendar year, which enters its first and last day as the range, and one for the default range. */
export function YearChoice({ section, years: config, range }: YearChoiceProps) {
  const { years, failed, ends } = useYears(section, config);
  const chosen = yearOf(range);
  if (failed) return <QueryFailure query={failed} others={ends.filter((end) => end !== failed)} />;
  if (years?.length === 0) return null;
  return (
    <fieldset className={styles.years}>
      <legend className={styles.legend}>{text.years.year}</legend>
      {years === undefined ? (
        <Skeleton width="var(--size-64)" height="var(--control-small)" />
      ) : (
        <div className={styles.buttons}>
          <YearButton isPressed={range.isFirst} onPress={range.reset}>
            {text.years.all}
          </YearButton>
          {years.map((year) => (
            <YearButton key={year} isPressed={year === chosen} onPress={() => range.enterBoth(daysOf(year))}>
              {String(year)}
            </YearButton>
          ))}
        </div>
      )}
    </fieldset>
  );
}

interface YearButtonProps {
  isPressed: boolean;
  onPress: () => void;
  children: string;
}

function YearButton({ isPressed, onPress, children }: YearButtonProps) {
  return (
    <Button size="small" variant="quiet" className={styles.year ?? ''} aria-pressed={isPressed} onClick={onPress}>
      {children}
    </Button>
  );
}
