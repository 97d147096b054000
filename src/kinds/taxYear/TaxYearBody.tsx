import { useMemo } from 'react';
import type { DocumentFile } from '../../figures/answers.ts';
import { slipVerdict, type TaxLine, taxYear, type SlipVerdict as Verdict } from '../../figures/taxYear.ts';
import { isIssued } from '../../figures/yearDocuments.ts';
import { QueryFailure } from '../../screen/QueryFailure.tsx';
import { SectionLoading } from '../../screen/SectionLoading.tsx';
import type { QueryState } from '../../screen/tryAgain.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Small, Stack } from '../../ui/box.tsx';
import { text } from '../../values/text/text.ts';
import { numbersOf } from '../income/wholeFor.ts';
import { PhoneFold } from './PhoneFold.tsx';
import { SlipBoxes } from './SlipBoxes.tsx';
import { SlipVerdict } from './SlipVerdict.tsx';
import { slipName } from './slipWords.ts';
import { TaxSources } from './TaxSources.tsx';
import { TaxStepList } from './TaxStepList.tsx';
import styles from './TaxYearPanel.module.css';
import { useDocumentsSince, useYearActivities } from './useTaxYears.ts';
import { YearFiles } from './YearFiles.tsx';

interface TaxYearBodyProps {
  year: number;
  files: readonly DocumentFile[];
  /** Other answers, of which this says whether they are up to date. */
  told?: readonly QueryState[];
  /** Whether the section says elsewhere that it is not up to date; then only what is missing is told here. */
  isTold?: boolean;
}

/** The boxes of each slip of a year, where the income comes from, and how the slip follows from the payments. */
export function TaxYearBody({ year, files, told = [], isTold = false }: TaxYearBodyProps) {
  const format = useFormat();
  const paid = useYearActivities(year);
  const documents = useDocumentsSince(year);
  const issued = files.filter(isIssued);
  const own = [documents, ...paid.queries].filter(({ data }) => !isTold || data === undefined);
  const [first, ...others] = [...told, ...own];
  return (
    <>
      {first && <QueryFailure query={first} others={others} />}
      {issued.map((file) => {
        const { tax_summary: slip } = file;
        const name = slipName(file.documenttype, format);
        return (
          slip && (
            <Stack key={file.document_id} gap="2">
              {issued.length > 1 && <h3 className={styles.part}>{name}</h3>}
              <SlipBoxes slip={slip} label={name} />
            </Stack>
          )
        );
      })}
      <Sources year={year} files={issued} paid={paid} />
      {/* Later than what is above it, which would push it down. */}
      {!paid.isWaiting && <YearFiles year={year} slips={issued} />}
    </>
  );
}

/** A slip that can be compared with the payments, and how it compares. */
interface Compared {
  name: string;
  verdict: Verdict;
}

interface SourcesProps extends Pick<TaxYearBodyProps, 'year' | 'files'> {
  paid: ReturnType<typeof useYearActivities>;
}

function Sources({ year, files, paid: { activities, part, holdings, isWaiting } }: SourcesProps) {
  const format = useFormat();
  const income = useMemo(
    () => activities && holdings && taxYear(activities, year, holdings),
    [activities, year, holdings],
  );
  const words = text.taxYear;
  if (isWaiting) return <SectionLoading lines={3} />;
  if (part) return <Small>{words.partial(...numbersOf(part, format))}</Small>;
  if (!income) return null;
  const written = String(year);
  const named = (lines: readonly TaxLine[]) =>
    lines.map(({ name, accountType }) => words.inPlan(name, format('label', accountType))).join(text.values.list);
  return (
    <>
      {income.steps.map((steps) => {
        const { currency } = steps;
        const compared = files.flatMap(({ tax_summary: slip, documenttype }): Compared[] => {
          const verdict = slip?.currency === currency ? slipVerdict(slip, income) : undefined;
          return verdict ? [{ name: slipName(documenttype, format), verdict }] : [];
        });
        const [first] = compared;
        const title = words.incomeOf(written, income.steps.length > 1 ? currency : undefined);
        return (
          <Stack key={currency} gap="5" className={styles.parts}>
            <PhoneFold title={title}>
              <Small>{words.earnedFor(written)}</Small>
              <div className={styles.table}>
                <TaxSources
                  label={title}
                  lines={income.lines.filter((line) => line.currency === currency)}
                  total={income.totals.find((total) => total.currency === currency)}
                />
              </div>
              {compared.map(({ name, verdict }) => (
                <SlipVerdict key={name} verdict={verdict} slip={name} currency={currency} />
              ))}
            </PhoneFold>
            {first && (
              <PhoneFold title={words.steps(written, first.name)}>
                <TaxStepList steps={steps} year={written} slip={first.name} />
              </PhoneFold>
            )}
          </Stack>
        );
      })}
      {income.registered.length > 0 && <Small>{words.registered(named(income.registered))}</Small>}
      {income.unknown.length > 0 && <Small>{words.unknownAccount(named(income.unknown))}</Small>}
    </>
  );
}
