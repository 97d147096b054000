import '../src/client/signedInOperations.ts';
import '../src/client/session/md5.ts';
import { defaultLanguage } from '../src/values/text/languages.ts';
import { loadFurtherTexts, loadSignedInTexts, loadVisitorTexts } from '../src/values/text/loadTexts.ts';

// Tests of single parts do not sign in first, and the previous test file may have used another language.
await loadVisitorTexts(defaultLanguage);
await loadSignedInTexts(defaultLanguage);
await loadFurtherTexts(defaultLanguage);
