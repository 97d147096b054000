import { ApiError } from '../../client/ApiError.ts';
import type { FormField } from './options.ts';

interface FieldError {
  field: string;
  message: string;
  /** The message is the config's, because the server has named no field. */
  isWorded: boolean;
}

/** Whether the server has rejected the password (401, 'Invalid credentials'). */
export const isWrongPassword = (error: Error): boolean =>
  error instanceof ApiError && error.kind === 'http' && error.status === 401;

/** The errors of a failed command by field: the server's messages, or the config's for a wrong password. */
export function fieldErrors(error: Error, fields: readonly FormField[]): FieldError[] {
  if (!(error instanceof ApiError)) return [];
  return fields.flatMap(({ field, wrong }) => {
    const said = error.errors[field];
    const message = said ?? (isWrongPassword(error) ? wrong : undefined);
    return message === undefined ? [] : [{ field, message, isWorded: said === undefined }];
  });
}
