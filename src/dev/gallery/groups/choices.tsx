import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { french, type Group, longWord, nothing, pressable } from '../shown.ts';

const options = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Telephone' },
];
const periods = [
  { value: 'all', label: 'All Time' },
  { value: 'month', label: 'This Month' },
  { value: 'quarter', label: 'This Quarter' },
  { value: 'year', label: 'This Year' },
];
const long = `${french} ${longWord}`;
const wrong = 'Choose one of these.';

export const choices: Group = {
  group: 'Choices',
  widgets: [
    {
      widget: 'Checkbox',
      states: [
        ...pressable(<Checkbox label="I have read it" hint="All pages." />),
        { state: 'chosen', element: <Checkbox label="I have read it" defaultChecked /> },
        { state: 'disabled', element: <Checkbox label="I have read it" defaultChecked disabled /> },
        { state: 'error', element: <Checkbox label="I have read it" error="This has to be read first." /> },
        { state: 'long text', element: <Checkbox label={long} hint={long} /> },
      ],
    },
    {
      widget: 'RadioGroup',
      states: [
        ...pressable(<RadioGroup label="How to reach you" options={options} hint="During the day." />),
        { state: 'chosen', element: <RadioGroup label="How to reach you" options={options} defaultChecked /> },
        { state: 'disabled', element: <RadioGroup label="How to reach you" options={options} disabled /> },
        { state: 'error', element: <RadioGroup label="How to reach you" options={options} error={wrong} /> },
        {
          state: 'long text',
          element: <RadioGroup label={long} options={[{ value: 'a', label: long }]} hint={long} />,
        },
      ],
    },
    {
      widget: 'Segments',
      states: [
        ...pressable(<Segments label="Period" value="year" options={periods} onValue={nothing} />, true),
        {
          state: 'in two rows',
          element: <Segments label="Period" value="year" options={periods} onValue={nothing} />,
        },
        {
          state: 'long text',
          element: <Segments label="Period" value="a" options={[{ value: 'a', label: long }]} onValue={nothing} />,
        },
      ],
    },
    {
      widget: 'Switch',
      states: [
        ...pressable(<Switch label="By email" checked={false} onChange={nothing} />),
        { state: 'on', element: <Switch label="By email" checked onChange={nothing} /> },
        { state: 'on, hover', force: 'hover', element: <Switch label="By email" checked onChange={nothing} /> },
        { state: 'disabled', element: <Switch label="By email" checked disabled onChange={nothing} /> },
        { state: 'loading', element: <Switch label="By email" checked busy onChange={nothing} /> },
        { state: 'long text', element: <Switch label={long} checked={false} onChange={nothing} /> },
      ],
    },
  ],
};
