import type { $ZodType } from 'zod/v4/core';
import { bodies } from '../../generated/bodies.ts';
import type { CommandId } from './types.ts';

/** The schema of a command's body, generated from the description; loaded on demand. */
export async function bodyOf(id: CommandId): Promise<$ZodType> {
  if (!(id in bodies)) throw new Error(`${id} has no body in openapi/.`);
  await import('./zodWithoutEval.ts');
  return bodies[id as keyof typeof bodies]() as Promise<$ZodType>; // What `bodies` loads.
}
