type PutBack = () => void | Promise<void>;

// Files of one worker share their modules and their window, but a hook belongs to the file that registers it. What a
// module has to put back is therefore listed here, and the hooks of setup.ts do it for each file.

/** What is put back after each test. */
export const afterEachTest = new Set<PutBack>();

/** What is put back after each file. */
export const afterEachFile = new Set<PutBack>();
