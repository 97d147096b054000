/** A reason why a command cannot do its work, in one sentence for the person who called it. It exits with 2. */
export class CommandError extends Error {}
