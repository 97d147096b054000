import type { ReactElement } from 'react';
import { AmountField } from '../../../ui/AmountField.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FileField } from '../../../ui/FileField.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { french, type Group, longWord, nothing, pressable, type State } from '../shown.ts';

interface Entered {
  label: string;
  hint?: string;
  error?: string;
  optional?: boolean;
  disabled?: boolean;
  value?: string;
}

/** The states that every field with a label has. */
function entered(draw: (field: Entered) => ReactElement, value: string): State[] {
  const label = 'Purpose';
  return [
    ...pressable(draw({ label, hint: 'As it stands in the agreement.' })),
    { state: 'filled', element: draw({ label, value }) },
    { state: 'optional', element: draw({ label, optional: true }) },
    { state: 'disabled', element: draw({ label, value, disabled: true }) },
    { state: 'error', element: draw({ label, value, error: 'This does not fit. Write it as in the agreement.' }) },
    {
      state: 'long text',
      element: draw({ label: `${french} ${longWord}`, hint: french, error: `${french} ${longWord}`, optional: true }),
    },
  ];
}

const options = [
  { value: 'fund', label: 'Fund' },
  { value: 'loan', label: `${french} ${longWord}` },
];

const select = (value: string) => (
  <Select look="choice" label="Type" value={value} options={options} onValue={nothing} />
);

/** An amount to type or to choose. */
const money = (value: string, words: { label: string; hint?: string; error?: string }) => (
  <AmountField
    {...words}
    value={value}
    onValue={nothing}
    onLeave={nothing}
    amounts={['$25,000', '$50,000', '$100,000'].map((label) => ({
      label,
      isChosen: label === value,
      onChoose: nothing,
    }))}
    amountsLabel="Usual amounts"
  />
);

export const fields: Group = {
  group: 'Fields',
  widgets: [
    {
      widget: 'AmountField',
      states: [
        ...pressable(money('$25,000', { label: 'Amount', hint: 'From $25,000 to $300,000.' })),
        { state: 'error', element: money('much', { label: 'Amount', error: 'Enter an amount, such as 25,000.' }) },
        {
          state: 'long text',
          element: money('$50,000', { label: `${french} ${longWord}`, hint: `${french} ${longWord}`, error: longWord }),
        },
      ],
    },
    {
      widget: 'Field',
      states: entered(
        ({ value, ...field }) => <Field {...field} defaultValue={value} />,
        'Refinance of a retail block',
      ),
    },
    {
      widget: 'PasswordField',
      states: entered(
        ({ value, ...field }) => <PasswordField {...field} autoComplete="new-password" defaultValue={value} />,
        'Northline',
      ),
    },
    {
      widget: 'TextArea',
      states: entered(({ value, ...field }) => <TextArea {...field} rows={2} defaultValue={value} />, french),
    },
    {
      widget: 'Select',
      states: [
        ...entered(({ value, ...field }) => <Select {...field} options={options} defaultValue={value} />, 'loan'),
        { state: 'choice', element: select('fund') },
        { state: 'choice, long text', element: select('loan') },
      ],
    },
    {
      widget: 'SearchField',
      states: [
        ...pressable(<SearchField label="Search" value="" onValue={nothing} />),
        { state: 'filled', element: <SearchField label="Search" value="Hamilton" onValue={nothing} /> },
        { state: 'long text', element: <SearchField label={french} value="" onValue={nothing} /> },
      ],
    },
    {
      widget: 'DateField',
      states: [
        ...pressable(<DateField label="From" value="2026-07-10" onValue={nothing} />),
        { state: 'empty', element: <DateField label="From" value="" onValue={nothing} /> },
        {
          state: 'error',
          element: <DateField label="To" value="2026-07-10" error="This is before the first day." onValue={nothing} />,
        },
      ],
    },
    {
      widget: 'FileField',
      states: entered(
        ({ value, ...field }) => <FileField {...field} chosen={value} accept=".pdf" onFiles={nothing} />,
        `${longWord}.pdf, 245 kB`,
      ),
    },
  ],
};
