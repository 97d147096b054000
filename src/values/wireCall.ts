/** Where a field of the portal's body goes on the wire, if not into the body. */
export interface Place {
  readonly in: 'path' | 'query' | 'header';
  /** Its name on the wire, if that differs from the one in the portal. */
  readonly as?: string;
  /**
   * How a list or an object is written: as one text with this separator between its parts, as parameters with the name
   * of each part in brackets, or as JSON. Without it, each part is a parameter of its own in a query.
   */
  readonly how?: ',' | ' ' | '|' | 'brackets' | 'json';
}

/** How a call is written. */
export interface WireCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the base path, with its parameters in braces, by their names on the wire. */
  readonly path: string;
  /** Whether the fields without a place form the body; otherwise the call has no body. */
  readonly body: boolean;
  readonly places: Readonly<Record<string, Place>>;
}
