import { z } from 'zod';
import type { AccountsSection } from '../sections/accounts.ts';
import type { Check } from './check.ts';
import { commandsWith, listsWith } from './fields.ts';
import { formCheck, formShape } from './form.ts';
import { oneOf } from './problem.ts';
import { common, text } from './words.ts';

/** The shape of an accounts section. */
export const accountsShape = z.strictObject({
  kind: z.literal('accounts'),
  ...common,
  query: text,
  rows: text,
  add: formShape.optional(),
  removal: text.optional(),
  empty: z.strictObject({ title: text, text }),
});

const inRow = ['account_id', 'account_name', 'account_number_masked', 'status', 'can_remove'];
const inAddition = ['account_number', 'account_number_confirm'];

/** Its sense. */
export const accountsCheck: Check<AccountsSection> = (section, path, portal, description) => {
  const { query, rows, add, removal } = section;
  const queries = Object.keys(description.operations).filter((id) => listsWith(id, inRow, description).size > 0);
  const unknown = oneOf(`${path}.query`, query, queries);
  if (unknown.length > 0) return unknown;
  const misplaced = add ? oneOf(`${path}.add.command`, add.command, commandsWith(inAddition, description)) : [];
  return [
    ...oneOf(`${path}.rows`, rows, [...listsWith(query, inRow, description).keys()]),
    ...misplaced,
    ...(add && misplaced.length === 0 ? formCheck(add, `${path}.add`, portal, description) : []),
    ...(removal ? oneOf(`${path}.removal`, removal, commandsWith(['account_id'], description)) : []),
  ];
};
