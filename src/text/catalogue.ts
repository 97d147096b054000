import type { further } from './en/further.ts';
import type { signedIn } from './en/signedIn.ts';
import type { visitors } from './en/visitors.ts';

/** What a language has to provide for visitors. */
export type VisitorTexts = typeof visitors;

/** What it has to provide for the signed-in screens. */
export type SignedInTexts = typeof signedIn;

/** What it has to provide for what is further than the first of them. */
export type FurtherTexts = typeof further;

/** Every text of the interface, by area. */
export type Catalogue = VisitorTexts & SignedInTexts & FurtherTexts;
