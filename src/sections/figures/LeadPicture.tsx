import type { FiguresConfig } from '../../config/kinds/figures.ts';
import type { AnswerData } from '../../frame/fields.ts';
import { picturesOf } from '../parts/picturesOf.ts';
import styles from './FiguresSection.module.css';

interface LeadPictureProps {
  pictures: NonNullable<FiguresConfig['picture']>;
  data: AnswerData;
}

/** The first picture of a list, above the figures. */
export function LeadPicture({ pictures, data }: LeadPictureProps) {
  const [first] = picturesOf(pictures, data);
  return first && <img className={styles.picture} src={first.src} alt={first.alt} />;
}
