// Loaded before a tool (`node --import`), so that Node caches its compiled code and does not have to compile TypeScript
// the next time. This file is JavaScript for the same reason.
import { enableCompileCache } from 'node:module';

enableCompileCache();
