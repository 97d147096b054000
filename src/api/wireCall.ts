/** A value that is the same in every call, or a key of its own for each command. */
export type Constant = string | number | boolean | { readonly fresh: true };

/** Where a field of the portal's body is on the wire, if it is in no body. */
export interface Place {
  readonly in: 'path' | 'query' | 'header';
  /** Its name there, if it has another in the portal. */
  readonly as?: string;
  /**
   * How a list or an object is written: in one text with this between its parts, each part with its name in brackets, or
   * as JSON; without it each part is a parameter of its own.
   */
  readonly how?: ',' | ' ' | '|' | 'brackets' | 'json';
  /** What its text is read as, if that is no text. */
  readonly type?: 'number' | 'boolean' | 'array' | 'object';
}

/** How a call is written that is more than a POST of its body. */
export interface WireCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the base path, with its parameters as they are named on the wire, in braces. */
  readonly path: string;
  /** Whether the fields without a place are its body; otherwise it has none. */
  readonly body: boolean;
  readonly places: Readonly<Record<string, Place>>;
}
