import type { SignedInTexts } from '../catalogue.ts';
import { signedIn as english } from '../en/signedIn.ts';

/** French texts of the signed-in screens; not offered by the config before they are there. */
export const signedIn: SignedInTexts = english;
