/** Why a command cannot do its work, in one sentence for the person who ran it. The command exits with 2. */
export class CommandError extends Error {}
