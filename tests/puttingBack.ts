type PutBack = () => void | Promise<void>;

// The test files of a worker share modules and the window, but a hook belongs to the file that registers it. So modules
// list here what they have to put back, and the hooks of setup.ts do so for each file.

/** Runs after each test. */
export const afterEachTest = new Set<PutBack>();

/** Runs after each test file. */
export const afterEachFile = new Set<PutBack>();
