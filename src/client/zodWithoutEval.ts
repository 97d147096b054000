import { config } from 'zod/v4/core';

// Must run before the first schema is used: zod would try `new Function`, which the content security policy refuses and
// reports.
config({ jitless: true });
