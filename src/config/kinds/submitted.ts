import { many, perObject, prose, shown, titled, valued } from '../declare.ts';
import type { Loose } from '../loose.ts';

const words = { title: prose, facts: many(shown({ label: titled })) };

/** What the investor has submitted before: an object that may be null, with a value of a field for nothing. */
export const submitted = perObject(valued('nothing', words));

/** The same, of an object in the row. */
export const submittedOfRow = perObject(valued('nothing', words), 'row');

export type Submission = Loose<typeof submitted>;
