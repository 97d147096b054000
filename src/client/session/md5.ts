import md5 from 'md5';
import { provideDigest } from './investorHash.ts';

// Loaded with the signed-in bundle, before any investor is selected.
provideDigest(md5);
