import type { FormatKind } from '../../format/formatValue.ts';
import type { FieldOf, Formatted } from '../fields.ts';

/** What the investor has said before: an object that may be null, with a value of a field for nothing. */
export interface Said {
  object: string;
  field: string;
  nothing: string;
  title: string;
  facts: readonly { field: string; label: string; format: FormatKind }[];
}

/** The same, of an object with these fields. */
export type SaidOf<Fields> = {
  [Name in FieldOf<Fields>]: string extends NonNullable<Fields[Name]>
    ? never
    : NonNullable<Fields[Name]> extends string
      ? {
          field: Name;
          nothing: NonNullable<Fields[Name]>;
          title: string;
          facts: readonly (Formatted<Fields> & { label: string })[];
        }
      : never;
}[FieldOf<Fields>];
