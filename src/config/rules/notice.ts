import { z } from 'zod';
import { common, text } from './words.ts';

/** The shape of a notice. */
export const noticeShape = z.strictObject({ kind: z.literal('notice'), ...common, text });
