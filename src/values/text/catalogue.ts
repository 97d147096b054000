import type { texts } from './en/texts.ts';

type Whole = typeof texts;

/** All texts for visitors. */
export type VisitorTexts = Whole['visitors'];

/** All texts of the signed-in screens. */
export type SignedInTexts = Awaited<ReturnType<Whole['signedIn']>>['signedIn'];

/** All texts that are loaded after the first screen's figures. */
export type FurtherTexts = Awaited<ReturnType<Whole['further']>>['further'];

/** All texts of the interface, by area. */
export type Catalogue = VisitorTexts & SignedInTexts & FurtherTexts;

/** The translated texts, any of which may be missing. */
export type Some<Texts> = Texts extends string | ((...values: never[]) => string)
  ? Texts
  : { [Name in keyof Texts]?: Some<Texts[Name]> };

/** Translations of the config's labels, by the original text. */
export type Translations = Readonly<Record<string, string>>;

/**
 * The texts of one language, by when they are loaded, and its translations of the config's labels. All are optional.
 */
export interface OwnTexts {
  visitors?: Some<VisitorTexts>;
  signedIn?(): Promise<{ signedIn: Some<SignedInTexts> }>;
  further?(): Promise<{ further: Some<FurtherTexts> }>;
  visitorLabels?: Translations;
  signedInLabels?(): Promise<{ config: Translations }>;
}
