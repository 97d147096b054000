/** What was entered in a form when the session ended. */
export interface Draft {
  /** The values that differ from the form's own, by field. */
  values: readonly (readonly [field: string, value: unknown])[];
  /** Whether it may have been sent: its answer was lost, or had not arrived. */
  isUnsure(): boolean;
}

/** The drafts of one screen, by the form's id; each is given back once, and to the same user only. */
export interface Drafts {
  /** Keeps a draft if the session has just ended. */
  keep(form: string, draft: Draft): void;
  take(form: string): Draft | undefined;
}
