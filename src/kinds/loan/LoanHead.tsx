import type { Loan } from '../../figures/answers.ts';
import { ScreenHead } from '../../screen/ScreenHead.tsx';
import { Text } from '../../ui/box.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import type { Elements } from '../../ui/elements.ts';
import { imageOf } from '../../values/imageOf.ts';
import { listed } from '../../values/isolated.ts';
import styles from './LoanPanel.module.css';
import { useLoanStory } from './loanStory.ts';

interface LoanHeadProps {
  loan: Loan;
  /** What to do about the loan; if there is an alert, this is below it instead. */
  ways: Elements;
}

/** What the loan is: a picture, its number and address, and one sentence. */
export function LoanHead({ loan, ways }: LoanHeadProps) {
  const story = useLoanStory()(loan);
  const { street, city, province } = loan.property?.address ?? {};
  const address = listed([street, city, province]);
  const [image] = loan.property?.images ?? [];
  const src = imageOf(image?.base_64_encoded);
  const isSmall = ways === null;
  return (
    <ScreenHead picture={src === undefined ? undefined : { src, alt: image?.alt ?? '', isSmall }}>
      <div className={styles.about}>
        {loan.loan_number && (
          <span>
            <CopyText text={loan.loan_number} look="inline" />
          </span>
        )}
        {address && <span>{address}</span>}
      </div>
      {story && (
        <Text size="lg" above="2" pretty className={styles.story}>
          {story.map(({ words, isStrong }, index) =>
            isStrong ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
              <strong key={index}>{words}</strong>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <span key={index}>{words}</span>
            ),
          )}
        </Text>
      )}
      {ways}
    </ScreenHead>
  );
}
