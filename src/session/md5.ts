import md5 from 'md5';
import { provideDigest } from './investorHash.ts';

// Loaded with the signed-in part, before anybody selects an investor.
provideDigest(md5);
