import type { $ZodType } from 'zod/v4/core';
import { bodies } from '../../generated/bodies.ts';
import type { CommandId } from './types.ts';

/** The rules of a command's JSON body, as the description has them; loaded when asked for. */
export async function bodyOf(id: CommandId): Promise<$ZodType> {
  if (!(id in bodies)) throw new Error(`${id} has no JSON body in openapi/.`);
  await import('./zodWithoutEval.ts');
  return bodies[id as keyof typeof bodies]();
}
