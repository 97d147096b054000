import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../../scripts/filesIn.ts';
import { openPortal } from '../../openPortal.tsx';
import { productPortal } from '../../portal/productPortal.ts';
import { smallPortal } from '../../portal/smallPortal.ts';

/** Every dialog with a form: its file, the screen it is on, its button and its name, its first field and another one. */
const dialogs = [
  {
    file: 'kinds/accounts/AccountsPanel.tsx',
    path: '/account',
    button: 'Add account',
    name: 'Add a bank account',
    first: 'Canada',
    field: 'Nickname',
  },
  {
    file: 'kinds/files/UploadDialog.tsx',
    path: '/overview/2017',
    button: 'Upload document',
    name: 'Upload document',
    first: 'File',
    field: 'Document name',
  },
  {
    file: 'kinds/requests/AskSheet.tsx',
    path: '/overview/2017',
    shown: productPortal,
    button: 'Ask about this loan',
    name: 'Ask about this loan',
    first: 'Your question',
    field: 'Your question',
  },
  {
    file: 'kinds/requests/RequestSheet.tsx',
    path: '/opportunities/31',
    shown: productPortal,
    button: 'Invest in this offer',
    name: 'Invest in this offer',
    first: 'Amount',
    next: { button: 'Continue', name: 'Check your request' },
    field: /^Note/,
  },
  {
    file: 'kinds/details/DetailsForm.tsx',
    path: '/account',
    button: 'Edit',
    name: 'Edit contact details',
    first: 'Email for this investor',
    field: 'Phone',
  },
];

const ways: Readonly<Record<string, (person: UserEvent, dialog: HTMLElement) => Promise<unknown>>> = {
  Escape: (person) => person.keyboard('{Escape}'),
  'the cross': (person, dialog) => person.click(within(dialog).getByRole('button', { name: 'Close' })),
  'a press beside it': (person, dialog) =>
    person.pointer({ keys: '[MouseLeft]', target: dialog.previousElementSibling as Element }), // Its overlay.
};

const cases = dialogs.flatMap((dialog) => Object.keys(ways).map((way) => ({ ...dialog, way })));

async function open({ path, shown = smallPortal, button, name, next, field }: (typeof dialogs)[number]) {
  const person = await openPortal(path, { shown });
  await person.click(await screen.findByRole('button', { name: button }));
  let dialog = await screen.findByRole('dialog', { name });
  if (next) {
    await person.click(within(dialog).getByRole('button', { name: next.button }));
    dialog = await screen.findByRole('dialog', { name: next.name });
  }
  return { person, dialog, input: await within(dialog).findByLabelText(field) };
}

const question = () => screen.findByRole('dialog', { name: 'Close without sending?' });

describe('a dialog with a form', () => {
  it.each(cases)('$name asks before $way discards what was entered', async ({ way, ...one }) => {
    const { person, dialog, input } = await open(one);
    await person.clear(input);
    await person.type(input, 'Savings');
    await ways[way]?.(person, dialog);
    await person.click(within(await question()).getByRole('button', { name: 'Go back to it' }));
    expect(input).toHaveValue('Savings');
    await ways[way]?.(person, dialog);
    await person.click(within(await question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(cases)(
    '$name is closed by $way without a question while nothing has been entered',
    async ({ way, ...one }) => {
      const { person, dialog } = await open(one);
      await ways[way]?.(person, dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );
});

describe('a dialog with a form that is opened', () => {
  const openAtButton = async ({ path, shown = smallPortal, button, name }: (typeof dialogs)[number]) => {
    const person = await openPortal(path, { shown });
    const opener = await screen.findByRole('button', { name: button });
    await person.click(opener);
    return { person, opener, dialog: await screen.findByRole('dialog', { name }) };
  };

  it.each(dialogs)('$name has the focus in its first field, and gives it back', async (one) => {
    const { person, opener, dialog } = await openAtButton(one);
    const first = await within(dialog).findByLabelText(one.first);
    await waitFor(() => expect(first).toHaveFocus());
    await person.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });
});

describe('the dialogs of the portal', () => {
  const src = join(import.meta.dirname, '../../../src');
  const files = filesIn(src).filter((file) => file.endsWith('.tsx') && !file.startsWith('dev/'));
  const sourceOf = (file: string) => readFileSync(join(src, file), 'utf8');

  it('that ask before closing are all tested here', () => {
    const asking = files.filter((file) => /<FormDialog\s/.test(sourceOf(file)));
    expect(asking.toSorted()).toEqual(dialogs.map(({ file }) => file).toSorted());
  });

  it('leave it to `typed` to say what the text of a field means, as every section does', () => {
    const drawing = files.filter((file) => /<(Field|TextArea|AmountField|SearchField)\b/.test(sourceOf(file)));
    expect(drawing.filter((file) => /\.trim\(/.test(sourceOf(file)))).toEqual([]);
  });

  it('have a form only if they ask before closing', () => {
    const plain = files.filter((file) => /<(Dialog|Sheet|QuestionDialog)\b/.test(sourceOf(file)));
    expect(plain.filter((file) => /<form\b|<\w*Form\b/.test(sourceOf(file)))).toEqual([]);
  });
});
