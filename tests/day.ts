/** The day of the sandbox in every test. */
export const today = '2026-07-10';

/** A moment of that day, which it is everywhere in Canada. */
export const afternoon = Date.parse(`${today}T14:00:00Z`);

/** Noon of that day where the reader is. */
export const noon = new Date(`${today}T12:00:00`);
