// Loaded before a tool (`node --import`), so that Node keeps its code as it was compiled, and needs no compiler for
// TypeScript the next time. In JavaScript for the same reason.
import { enableCompileCache } from 'node:module';

enableCompileCache();
