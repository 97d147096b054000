import { autocompleteWords } from '../../config/autocomplete.ts';
import {
  bodyField,
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
  perObject,
  perQuery,
  prose,
  query,
  record,
  route,
  shown,
  special,
  text,
  textList,
  whole,
  word,
  written,
} from '../../config/declare.ts';
import { choice, effect, optionsFrom, supplied } from '../../config/formParts.ts';
import { builder, kind } from '../../config/kind.ts';
import type { Loose, Names, SectionOf } from '../../config/loose.ts';

/** Builds the options of a select from a query's response. */
export const options = builder(optionsFrom);

const bound = shown({}, { formats: ['money'] });

/** An amount for the object that a form is about, within bounds from the response. */
const amount = group({
  field: input,
  label: prose,
  /** The field of the body that receives the object's currency. */
  currency: input,
  /** Other fields of the body that are sent along with the amount, with fixed values. */
  fixed: optional(many(group({ field: input, value: number }), 0)),
  least: bound,
  /** Upper bounds; the smallest applies, and null means no bound. */
  most: many(bound),
  /** Show the amount only if this field of the object has one of these values. */
  where: optional(group({ field: field('label'), values: many(text) })),
});

/**
 * An object that a form may be about: where its id goes in the body, and where its name comes from. A row of a list is
 * chosen in a field instead.
 */
export const about = builder(
  group({
    /** The field of the body that receives the id. */
    field: input,
    label: prose,
    /** Requested with the id as the field `parameter` of its body. */
    query: query('body'),
    object,
    parameter: bodyField,
    name: field('text'),
    /** The field with the manager's reference number. */
    reference: optional(field('text')),
    /** A text for the investor to edit, with which a field begins if the form is about the object. */
    opening: optional(group({ field: input, text: prose })),
    amount: optional(amount),
  }),
);

export type FormAbout = Loose<typeof about.declared>;
export type AboutAmount = Loose<typeof amount>;

const formField = group({
  /** The field of the body; nested fields use dots: `request.amount`. */
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
    'country',
    'radio',
    'textarea',
    'checkbox',
  ),
  /** How another API has the value, which the description says, and the currency of an amount or the field with it. */
  sent: optional(
    group({ as: word('money-minor', 'fraction', 'epoch-seconds', 'epoch-milliseconds'), currency: optional(text) }),
  ),
  hint: optional(prose),
  autocomplete: optional(word(...autocompleteWords)),
  /** Whether the field must be filled in. Set it only if the description makes the field optional. */
  required: optional(flag),
  /** Another field of this form whose value this one must repeat. */
  same: optional(text),
  /** The message for a field left empty, instead of '… is required.' */
  missing: optional(prose),
  /** The message for a value in the wrong format, such as 'Please enter five digits.' */
  mismatch: optional(prose),
  /**
   * Show the field only if another field of this form has one of these values, or if the address fills it in. By default,
   * a field that only some choices of the body have is shown for these.
   */
  shownFor: optional(group({ field: text, values: many(text) })),
  /** A checkbox of this form that, when ticked, takes this field's place. */
  replacedBy: optional(text),
  /** Leave the field out of a form that is about one of these objects, by their fields. */
  notAbout: optional(many(text)),
  /** The message for a password that the server rejects (401, 'Invalid credentials'). */
  wrong: optional(prose),
  /** What to choose from: some values of the body's enumeration, your own values, or the response of a query. */
  values: optional(many(text)),
  choices: optional(many(choice)),
  options: optional(built(optionsFrom)),
  initial: optional(either(written(/^/, 'is text'), number, flag)),
  /** Accept an initial value from the URL parameter `<section>-<field>`: one of the values, or a row's. */
  fromAddress: optional(word(true)),
});

/** A form for a command's body, validated by the rules of the description and those given here. */
export const form = kind('form', {
  /** A sentence below the title. */
  intro: optional(prose),
  command,
  /** Where the initial values come from. */
  from: optional(
    perQuery(
      'body',
      group({
        /** The object of the response whose fields have the body's names; without it, the response itself. */
        object: optional(object),
        /** The list in the response that names the editable fields; other fields are not shown. */
        editable: optional(textList),
        /** Send only the fields that were changed. */
        onlyChanged: optional(flag),
      }),
    ),
  ),
  fields: many(special('formField', formField)),
  /** A question at the top of the form; each answer shows fields that the others do not have. */
  variants: optional(group({ label: prose, options: many(group({ label: prose, fields: many(input) }), 2) })),
  /**
   * Optional fields that few need: shown once the button with this label is pressed, or if one of them is filled in.
   */
  folded: optional(group({ label: prose, fields: many(input) })),
  /** Show the fields in two columns if there is room. */
  columns: optional(word(2)),
  /**
   * The address that the user signs in with, from the response of a query: it tells password managers whose password is
   * changed here, and is never sent. A field with `autocomplete: 'username'` says so itself.
   */
  username: optional(perQuery('any', perObject(group({ field: field() })))),
  /** Fields of the body that the user does not enter. */
  supply: optional(special('supply', record(supplied))),
  /** The objects that the form may be about: their ids come from the URL parameters `<section>-<field>`. */
  about: optional(many(built(about.declared))),
  /** Shown in place of a submitted form, until the user starts another one. */
  receipt: optional(
    group({
      title: prose,
      /** The reference that the response gives the submission. */
      reference: inReceipt(group({ field: field('text'), label: prose })),
      /** The label of the button that starts another one. */
      again: prose,
    }),
  ),
  /** Shown in place of a submitted form, with the server's message, until the user starts another one. */
  done: optional(group({ title: prose, text: prose, again: prose })),
  submit: prose,
  success: special('effects', many(effect)),
  /** `neutral` shows the server's message as a neutral notice, whether or not the command succeeded. */
  failure: optional(word('neutral')),
  /**
   * How long the toast of an error stays, in seconds; by default `toastSeconds`. Its sentence stays in the form until the next
   * attempt (Reading R49).
   */
  failureSeconds: optional(whole(60)),
  /** Let the user leave a partly filled form without a question. */
  leaveFreely: optional(flag),
  /** Links to other screens, below the form. */
  links: optional(many(group({ label: prose, to: route }), 0)),
});

export type FormSection<Path extends string = string> = SectionOf<typeof form, Names<Path>>;
export type FormField = Loose<typeof formField>;
export type Done = NonNullable<FormSection['done']>;
export type Receipt = NonNullable<FormSection['receipt']>;
export type UsernameSource = NonNullable<FormSection['username']>;
export type FormSource = NonNullable<FormSection['from']>;
