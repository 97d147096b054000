import { z } from 'zod';
import { cardsShape } from './cards.ts';
import { formShape } from './form.ts';
import { noticeShape } from './notice.ts';
import { tableShape } from './table.ts';
import { common } from './words.ts';

/** Every kind of section that stands for itself. */
export const plainShape = z.discriminatedUnion('kind', [cardsShape, formShape, noticeShape, tableShape]);

/** The shape of a group. */
export const groupShape = z.strictObject({ kind: z.literal('group'), ...common, sections: z.array(plainShape).min(1) });
