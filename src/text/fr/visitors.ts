import type { VisitorTexts } from '../catalogue.ts';
import { visitors as english } from '../en/visitors.ts';

/** French texts that visitors see; not offered by the config before they are there. */
export const visitors: VisitorTexts = english;
