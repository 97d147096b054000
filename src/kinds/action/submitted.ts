import { many, perObject, prose, shown, titled, valued } from '../../config/declare.ts';
import type { Loose } from '../../config/loose.ts';

const words = { title: prose, facts: many(shown({ label: titled })) };

/** An earlier submission of the investor: an object that may be null, and the field value that means none. */
export const submitted = perObject(valued('nothing', words));

/** The same, for an object in the row. */
export const submittedOfRow = perObject(valued('nothing', words), 'row');

export type Submission = Loose<typeof submitted>;
