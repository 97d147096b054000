import type { OpportunityDetails } from '../../figures/answers.ts';
import { ScreenHead } from '../../screen/ScreenHead.tsx';
import { Small, Stack, Text } from '../../ui/box.tsx';
import { Emphasis } from '../../ui/Emphasis.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { imageOf } from '../../values/imageOf.ts';
import { listed } from '../../values/isolated.ts';
import styles from './OpportunityPanel.module.css';
import { useOpportunityWords } from './useOpportunityWords.ts';

/** The opportunity in a picture and a sentence, and when it closes. */
export function OpportunityHero({ opportunity }: { opportunity: OpportunityDetails }) {
  const words = useOpportunityWords(opportunity);
  const { said, strong } = words.sentence(opportunity);
  const { said: standing, isSoon } = words.standing(opportunity);
  const asked = words.asked(opportunity);
  const [image] = opportunity.images;
  const src = imageOf(image?.base_64_encoded);
  const place = listed([opportunity.city, opportunity.province]);
  return (
    <ScreenHead picture={src === undefined ? undefined : { src, alt: image?.alt ?? '' }}>
      <Stack gap="3" align="start">
        <Small>{listed([opportunity.reference, place], ' · ')}</Small>
        <Text size="lg" pretty className={styles.sentence}>
          <Emphasis strong={strong}>{said}</Emphasis>
        </Text>
        <Text className={styles.standing} tone={isSoon ? 'warning' : undefined}>
          <Icon name="calendar" />
          <span>{standing}</span>
        </Text>
        {asked && (
          <Text className={styles.standing} tone="positive">
            <Icon name="success" />
            <span>{asked}</span>
          </Text>
        )}
      </Stack>
    </ScreenHead>
  );
}
