import type { texts } from './en/texts.ts';

type Whole = typeof texts;

/** Every text for visitors. */
export type VisitorTexts = Whole['visitors'];

/** Every text of the signed-in screens. */
export type SignedInTexts = Awaited<ReturnType<Whole['signedIn']>>['signedIn'];

/** Every text that is loaded after the first signed-in screen. */
export type FurtherTexts = Awaited<ReturnType<Whole['further']>>['further'];

/** Every text of the interface, by area. */
export type Catalogue = VisitorTexts & SignedInTexts & FurtherTexts;

/** Those of these texts that somebody has translated. */
export type Some<Texts> = Texts extends string | ((...values: never[]) => string)
  ? Texts
  : { [Name in keyof Texts]?: Some<Texts[Name]> };

/** What the labels of a config are in another language: the words as they stand there, and what they become. */
export type Translations = Readonly<Record<string, string>>;

/** What a language has of its own: texts by when they are needed, and the labels of the config. All of it may be left out. */
export interface OwnTexts {
  visitors?: Some<VisitorTexts>;
  signedIn?(): Promise<{ signedIn: Some<SignedInTexts> }>;
  further?(): Promise<{ further: Some<FurtherTexts> }>;
  visitorLabels?: Translations;
  signedInLabels?(): Promise<{ config: Translations }>;
}
