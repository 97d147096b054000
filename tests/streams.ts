import * as streams from 'node:stream/web';

// What jsdom lacks, and a browser has; where a test file has no process of its own, Node's are out of its reach.
for (const [name, value] of Object.entries(streams)) if (!(name in globalThis)) Reflect.set(globalThis, name, value);
