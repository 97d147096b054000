import { ApiError } from '../../api/ApiError.ts';
import type { FormField } from '../../config/kinds/form.ts';

/** The errors of a failed command by field: the server's messages, or the config's for a wrong password. */
export function fieldErrors(error: Error, fields: readonly FormField[]): { field: string; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return fields.flatMap(({ field, wrong }) => {
    const message = error.errors[field] ?? (error.kind === 'http' && error.status === 401 ? wrong : undefined);
    return message === undefined ? [] : [{ field, message }];
  });
}
