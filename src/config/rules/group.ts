import { z } from 'zod';
import { accountsShape } from './accounts.ts';
import { allocationShape } from './allocation.ts';
import { cardsShape } from './cards.ts';
import { chartShape } from './chart.ts';
import { detailsShape } from './details.ts';
import { figuresShape } from './figures.ts';
import { filesShape } from './files.ts';
import { formShape } from './form.ts';
import { notesShape } from './notes.ts';
import { noticeShape } from './notice.ts';
import { notificationsShape } from './notifications.ts';
import { peopleShape } from './people.ts';
import { tableShape } from './table.ts';
import { common } from './words.ts';

/** Every kind of section that stands for itself. */
export const plainShape = z.discriminatedUnion('kind', [
  accountsShape,
  allocationShape,
  cardsShape,
  chartShape,
  detailsShape,
  figuresShape,
  filesShape,
  formShape,
  notesShape,
  noticeShape,
  notificationsShape,
  peopleShape,
  tableShape,
]);

/** The shape of a group. */
export const groupShape = z.strictObject({ kind: z.literal('group'), ...common, sections: z.array(plainShape).min(1) });
