import { type Catalogue, en } from './en.ts';

/** The texts of the interface in the language it is shown in; today that is English. */
export const text: Catalogue = en;
