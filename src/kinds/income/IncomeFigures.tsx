import { sumOfAll } from '../../figures/exactAmounts.ts';
import type { IncomeOfDays } from '../../figures/income.ts';
import type { IncomeCalendar } from '../../figures/incomeCalendar.ts';
import { Row, Small, Stack, Text } from '../../ui/box.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { text } from '../../values/text/text.ts';
import styles from './Income.module.css';
import type { IncomeWords } from './useIncomeWords.ts';

interface IncomeFiguresProps {
  calendar: IncomeCalendar;
  words: IncomeWords;
  isWaiting: boolean;
}

/** What was received, this month's total, and what is expected, each with its months. */
export function IncomeFigures({ calendar: { past, now, coming, undeclared }, words, isWaiting }: IncomeFiguresProps) {
  const { receivedOf, inMonth, expectedOf, plus, amounts } = text.income;
  const monthly = sumOfAll(
    undeclared.map(({ investment, about }) => (investment.payment_frequency === 'monthly' ? about : undefined)),
  );
  const figures = [
    {
      label: receivedOf(words.months(past)),
      value: words.sum(past.received),
      about: partsOf(past, words),
      failed: past.failed,
      isKnown: true,
    },
    {
      label: inMonth(words.monthAlone(now.from)),
      value: words.sum(now.whole),
      about: words.known(now, true).join(text.values.list),
      failed: now.failed,
      isKnown: !isWaiting,
    },
    {
      label: expectedOf(words.months(coming)),
      value: words.sum(coming.expected),
      about: undeclared.length > 0 ? plus(words.about(monthly)) : undefined,
      failed: [],
      isKnown: !isWaiting,
    },
  ];
  return (
    <Stack as="dl" gap="3" className={styles.figures}>
      {figures.map(({ label, value, about, failed, isKnown }) => (
        <Row key={label} align="baseline" justify="between" gap="0 4" className={styles.figure}>
          <Small as="dt">{label}</Small>
          <Text as="dd" size="lg" weight="strong" tight>
            {isKnown ? <Figure>{value}</Figure> : <Skeleton width="50%" />}
          </Text>
          {about && <Small as="dd">{about}</Small>}
          {failed.length > 0 && <Small as="dd">{amounts.failed(words.sum(failed))}</Small>}
        </Row>
      ))}
    </Stack>
  );
}

/** How much of what was received was paid out, and how much was reinvested. */
function partsOf({ paid, reinvested }: IncomeOfDays, words: IncomeWords): string | undefined {
  const { parts, allPaid, allReinvested } = text.income;
  if (paid.length > 0 && reinvested.length > 0) return parts(words.sum(paid), words.sum(reinvested));
  return paid.length > 0 ? allPaid : reinvested.length > 0 ? allReinvested : undefined;
}
