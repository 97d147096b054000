import type { OfferDetails } from '../../figures/answers.ts';
import { ScreenHead } from '../../screen/ScreenHead.tsx';
import { Emphasis } from '../../ui/Emphasis.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { imageOf } from '../../values/imageOf.ts';
import { listed } from '../../values/isolated.ts';
import styles from './OfferPanel.module.css';
import { useOfferWords } from './useOfferWords.ts';

/** The offer in a picture and a sentence, and when it closes. */
export function OfferHero({ offer }: { offer: OfferDetails }) {
  const words = useOfferWords(offer);
  const { said, strong } = words.sentence(offer);
  const { said: standing, isSoon } = words.standing(offer);
  const asked = words.asked(offer);
  const [image] = offer.images;
  const src = imageOf(image?.base_64_encoded);
  const place = listed([offer.city, offer.province]);
  return (
    <ScreenHead picture={src === undefined ? undefined : { src, alt: image?.alt ?? '' }}>
      <div className={styles.words}>
        <p className={styles.reference}>{listed([offer.reference, place], ' · ')}</p>
        <p className={styles.sentence}>
          <Emphasis strong={strong}>{said}</Emphasis>
        </p>
        <p className={styles.standing} data-soon={isSoon}>
          <Icon name="calendar" />
          <span>{standing}</span>
        </p>
        {asked && (
          <p className={styles.asked}>
            <Icon name="success" />
            <span>{asked}</span>
          </p>
        )}
      </div>
    </ScreenHead>
  );
}
