import type { ReactElement, ReactNode } from 'react';
import { Term } from '../ui/Term.tsx';
import { text } from '../values/text/text.ts';

type Name = keyof typeof text.terms;

/** Whether a value's label is an explained term. */
export const isTerm = (value: unknown): value is Name => typeof value === 'string' && Object.hasOwn(text.terms, value);

/** The value as text that explains itself when pressed if it is a term; else as `shown`. */
export const explained = <Shown extends ReactNode>(
  value: unknown,
  written: string,
  shown: Shown,
): Shown | ReactElement => (isTerm(value) ? <Term about={text.terms[value]}>{written}</Term> : shown);
