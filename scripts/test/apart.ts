/** Test files that cannot share the modules and the window of a worker with others, and why. */
export const apart: Readonly<Record<string, string>> = {
  'tests/client/session/sessionEnd.test.tsx':
    'React complains of code that arrives while the clock is set forward, or not, depending on what was loaded before',
};
