import { z } from 'zod';

/** The words that the shapes of sections are made of. */
export const text = z.string().min(1);
export const path = z.string().regex(/^\//, 'begins with a slash');
export const id = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'is written in kebab-case');
export const whole = z.number().int().positive();

/** What every kind of section has. */
export const common = { id, title: text, part: text.optional() };

/** A field with the way it is shown. */
export const formatted = z.strictObject({ field: text, format: text });
