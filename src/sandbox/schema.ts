import type { components } from '../../generated/schema.ts';

/** A named schema of the description, such as `Schema<'Opportunity'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
