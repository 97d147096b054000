import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Mark } from '../../../ui/Mark.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PageProgress } from '../../../ui/PageProgress.tsx';
import { SectionError } from '../../../ui/SectionError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { StaleNote } from '../../../ui/StaleNote.tsx';
import { Term } from '../../../ui/Term.tsx';
import { french, type Group, longWord, nothing, pressable } from '../shown.ts';

const long = `${french} ${longWord}`;

export const notices: Group = {
  group: 'Notices',
  widgets: [
    {
      widget: 'Badge',
      states: [
        ...(['neutral', 'warning', 'negative'] as const).map((tone) => ({
          state: tone,
          element: <Badge tone={tone}>Past due</Badge>,
        })),
        { state: 'long text', element: <Badge tone="warning">Paiement en retard de plus de 90 jours</Badge> },
      ],
    },
    {
      widget: 'Term',
      states: [
        ...pressable(<Term about="Business number">BN</Term>),
        {
          state: 'open',
          element: (
            <Term about="All lenders of this loan are paid at the same time." startsOpen>
              Pari passu
            </Term>
          ),
        },
        {
          state: 'long text',
          element: (
            <Term about={long} startsOpen>
              {long}
            </Term>
          ),
        },
      ],
    },
    {
      widget: 'Mark',
      states: [{ state: 'rest', element: <Mark>New</Mark> }],
    },
    {
      widget: 'Note',
      states: [{ state: 'long text', wide: true, element: <Note lines={[french, longWord]} onDismiss={nothing} /> }],
    },
    {
      widget: 'StaleNote',
      states: [
        { state: 'loading', wide: true, element: <StaleNote {...stale()} busy /> },
        { state: 'disabled', wide: true, element: <StaleNote {...stale()} disabled /> },
        { state: 'long text', wide: true, element: <StaleNote {...stale(long)} /> },
      ],
    },
    {
      widget: 'EmptyState',
      states: [
        { state: 'with a way on', element: <EmptyState title="Nothing matches" action={<Button>Show all</Button>} /> },
        { state: 'long text', element: <EmptyState title={long} text={long} /> },
      ],
    },
    {
      widget: 'SectionError',
      states: [
        {
          state: 'loading',
          wide: true,
          element: <SectionError message="The server is busy." onRetry={nothing} busy />,
        },
        {
          state: 'disabled',
          wide: true,
          element: <SectionError message="The server is busy." onRetry={nothing} disabled />,
        },
        { state: 'long text', wide: true, element: <SectionError message={long} onRetry={nothing} /> },
      ],
    },
    {
      widget: 'Loading',
      states: [
        {
          state: 'rest',
          element: (
            <Loading>
              <Skeleton lines={3} />
            </Loading>
          ),
        },
      ],
    },
    {
      widget: 'Skeleton',
      states: [
        { state: 'lines', element: <Skeleton lines={3} /> },
        { state: 'block', element: <Skeleton height="var(--space-16)" /> },
      ],
    },
    { widget: 'PageProgress', states: [{ state: 'along the top', element: <PageProgress label="Updating" /> }] },
    { widget: 'Spinner', states: [{ state: 'rest', element: <Spinner /> }] },
  ],
};

function stale(message = 'The server is busy.') {
  return { message, busy: false, disabled: false, onRetry: nothing };
}
