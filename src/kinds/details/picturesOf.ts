import { type AnswerData, rowsIn } from '../../screen/fields.ts';
import type { PictureItem } from '../../ui/PictureList.tsx';
import { imageOf } from '../../values/imageOf.ts';

interface Pictures {
  rows: string;
  picture: string;
  alt: string;
}

/** The pictures of a list that are PNG or JPEG, each with its alternative text. */
export function picturesOf({ rows, picture, alt }: Pictures, data: AnswerData): PictureItem[] {
  return rowsIn(data, rows).flatMap((row) => {
    const [found, words] = [row[picture], row[alt]];
    const src = typeof found === 'string' ? imageOf(found) : undefined;
    return src ? [{ src, alt: typeof words === 'string' ? words : '' }] : [];
  });
}
