import '../src/api/signedInOperations.ts';
import '../src/session/md5.ts';
import { defaultLanguage } from '../src/text/languages.ts';
import { loadFurtherTexts, loadSignedInTexts } from '../src/text/loadTexts.ts';

// Tests of single parts have nobody sign in first.
await loadSignedInTexts(defaultLanguage);
await loadFurtherTexts(defaultLanguage);
