import { addTexts } from './text.ts';

/** Fetches the texts of the signed-in screens and puts them beside those that visitors see. */
export async function loadSignedInTexts(): Promise<void> {
  addTexts((await import('./en/signedIn.ts')).signedIn);
}
