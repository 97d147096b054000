import { autocompleteWords } from '../autocomplete.ts';
import {
  built,
  command,
  either,
  field,
  flag,
  group,
  input,
  inReceipt,
  many,
  number,
  object,
  optional,
  perQuery,
  prose,
  record,
  route,
  special,
  text,
  textList,
  whole,
  word,
  written,
} from '../declare.ts';
import { kind } from '../kind.ts';
import type { Exclusive, Loose, Names, SectionOf } from '../loose.ts';
import { about } from './about.ts';
import { options } from './options.ts';

/** A value to choose where the description leaves them open, and what it is called. */
const choice = group({ value: text, label: prose });

const formField = group({
  /** With dots where the body has objects: `request.amount`. */
  field: text,
  label: prose,
  input: word(
    'text',
    'email',
    'tel',
    'digits',
    'password',
    'new-password',
    'number',
    'money',
    'date',
    'select',
    'radio',
    'textarea',
    'checkbox',
  ),
  hint: optional(prose),
  autocomplete: optional(word(...autocompleteWords)),
  /** Said where the description lets the field be left out: whether this form does, too. */
  required: optional(flag),
  /** Another field of this form that it has to be equal to. */
  same: optional(text),
  /** What to say of a value that has not the expected form, such as 'Please enter five digits.' */
  mismatch: optional(prose),
  /** Has to be filled in where another field of this form has this value. */
  neededFor: optional(group({ field: text, value: text })),
  /** What to say of a password that the server does not accept (401, 'Invalid credentials'). */
  wrong: optional(prose),
  /** To choose from: some values of the body's enumeration, values of one's own, or what a query answers. */
  values: optional(many(text)),
  choices: optional(many(choice)),
  options: optional(built(options.declared)),
  initial: optional(either(written(/^/, 'is a text'), number)),
  /** One of its values may stand in the address, as the parameter `<section>-<field>`. */
  fromAddress: optional(word(true)),
});

/** What the portal itself fills in (`app/` knows where it comes from), and what stands in the form's place without it. */
const supplied = either(
  group({ from: word('reset-token'), missing: prose }),
  /** The page that somebody came from. */
  group({ from: word('page') }),
);

/** What happens after the server has done what was asked; `app/` knows how. `toast` alone shows the server's message. */
const effect = either(
  word('sign-in', 'sign-out', 'refresh', 'toast', 'neutral-toast'),
  group({ toast: prose }),
  group({ goTo: route }),
);

/** A command's body as a form; its rules are those of the description, and what is said here. */
export const form = kind('form', {
  /** A sentence under the title. */
  intro: optional(prose),
  command,
  /** Where the values come from before somebody changes them. */
  from: optional(
    perQuery(
      'body',
      group({
        /** The object of the answer that has the fields, by the body's names; without it the answer itself. */
        object: optional(object),
        /** The answer's list of the fields that may be changed; the others are not shown. */
        editable: optional(textList),
        /** Sends the fields that were changed and no others. */
        onlyChanged: optional(flag),
      }),
    ),
  ),
  fields: many(special('formField', formField)),
  /** A question at the head of a form: each answer has fields that the others do not have. */
  variants: optional(group({ label: prose, options: many(group({ label: prose, fields: many(input) }), 2) })),
  /** Side by side where there is room. */
  columns: optional(word(2)),
  /** Fields of the body that nobody types. */
  supply: optional(special('supply', record(supplied))),
  /** What the form may be about: ids that come in the address, as the parameters `<section>-<field>`. */
  about: optional(many(built(about.declared))),
  /** What is shown in the form's place after it was sent, until another one is begun. */
  receipt: optional(
    group({
      title: prose,
      /** What the answer files it under. */
      reference: inReceipt(group({ field: field('text'), label: prose })),
      /** The button that begins another one. */
      again: prose,
    }),
  ),
  submit: prose,
  success: special('effects', many(effect)),
  /** `neutral`: the server's message is a notice, whether it did what was asked or not. */
  failure: optional(word('neutral')),
  /** How long a refusal stays, in seconds; 5 where nothing is said. */
  failureSeconds: optional(whole(60)),
  /** May be left half filled in without being asked. */
  leaveFreely: optional(flag),
  /** Ways to other screens, below the form. */
  links: optional(many(group({ label: prose, to: route }), 0)),
});

export type FormSection<Path extends string = string> = SectionOf<typeof form, Names<Path>>;
export type FormField = Loose<typeof formField>;
export type Choice = Loose<typeof choice>;
export type Supplied = Exclusive<Loose<typeof supplied>>;
export type Supply = Supplied['from'];
export type Effect<Path extends string = string> = Loose<typeof effect, Names<Path>>;
export type Receipt = NonNullable<FormSection['receipt']>;
export type FormSource = NonNullable<FormSection['from']>;
