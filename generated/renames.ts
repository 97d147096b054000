// Written by `npm run generate` from openapi/. Do not edit.

/** Objects with fields that are elsewhere on the wire (`at`), or that contain such objects (`in`). */
export const shapes: Readonly<
  Record<string, Readonly<Record<string, { readonly at?: readonly string[]; readonly in?: string }>>>
> = {};

/** The operations whose bodies or answers are such objects. */
export const renamed: Readonly<Record<string, { readonly sent?: string; readonly answered?: string }>> = {};
