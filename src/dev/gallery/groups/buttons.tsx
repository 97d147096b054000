import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { CopyText } from '../../../ui/CopyText.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { DropdownMenu } from '../../../ui/DropdownMenu.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { TaskPanel } from '../../../ui/TaskPanel.tsx';
import { french, type Group, longWord, nothing, pressable, type State } from '../shown.ts';

function button(variant: NonNullable<ButtonProps['variant']>): State[] {
  const named = ({ state, ...rest }: State): State => ({ ...rest, state: `${variant}, ${state}` });
  return [
    ...pressable(<Button variant={variant}>Send</Button>),
    {
      state: 'disabled',
      element: (
        <Button variant={variant} disabled>
          Send
        </Button>
      ),
    },
    {
      state: 'loading',
      element: (
        <Button variant={variant} busy>
          Send
        </Button>
      ),
    },
  ].map(named);
}

export const buttons: Group = {
  group: 'Buttons',
  widgets: [
    {
      widget: 'Button',
      states: [
        ...button('primary'),
        ...button('secondary'),
        ...button('quiet'),
        {
          state: 'small, with an icon',
          element: (
            <Button size="small" icon="refresh">
              Try again
            </Button>
          ),
        },
        { state: 'long text', element: <Button icon="download">{french}</Button> },
      ],
    },
    {
      widget: 'IconButton',
      states: [
        ...pressable(<IconButton icon="close" label="Close" />),
        { state: 'disabled', element: <IconButton icon="next" label="Next page" aria-disabled /> },
      ],
    },
    {
      widget: 'CopyText',
      states: [{ state: 'long text', element: <CopyText text={longWord} /> }],
    },
    {
      widget: 'DropdownMenu',
      states: pressable(
        <DropdownMenu
          trigger={<Button icon="download">Export</Button>}
          items={[{ label: 'PDF', onSelect: nothing }]}
        />,
      ),
    },
    {
      widget: 'Disclosure',
      states: [
        ...pressable(<Disclosure label="Breakdown">Fund, $250,000.00</Disclosure>),
        { state: 'long text', element: <Disclosure label={french}>{french}</Disclosure> },
      ],
    },
    {
      widget: 'TaskPanel',
      states: [
        {
          state: 'loading',
          framed: true,
          element: (
            <TaskPanel panel={<ProgressBar label="Exporting Portfolio Activity" percent={40} />}>
              <Button icon="download" busy>
                Export
              </Button>
            </TaskPanel>
          ),
        },
      ],
    },
  ],
};
