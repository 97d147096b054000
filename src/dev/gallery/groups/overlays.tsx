import { PdfViewer } from '../../../files/viewer/PdfViewer.tsx';
import { PrintProgress } from '../../../files/viewer/PrintProgress.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { OpenMenu } from '../../../ui/OpenMenu.tsx';
import { QuestionDialog } from '../../../ui/QuestionDialog.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { ToastList } from '../../../ui/ToastList.tsx';
import { french, type Group, longWord, nothing, type State } from '../shown.ts';

const long = `${french} ${longWord}`;
const framed = ({ state, element }: Pick<State, 'state' | 'element'>): State => ({ state, element, framed: true });

const question = {
  title: 'Remove this account?',
  text: 'Nothing is paid to it any more.',
  keep: 'Keep it',
  confirm: 'Remove it',
  busy: false,
  onConfirm: nothing,
  onClose: nothing,
};

const menu = (label: string) => (
  <OpenMenu
    byKey={false}
    trigger={<Button icon="account">My account</Button>}
    items={[
      { label, icon: 'account', href: '#' },
      {
        label: 'Appearance',
        items: [
          { label: 'Light', checked: false, onSelect: nothing },
          { label: 'Dark', checked: true, onSelect: nothing },
        ],
      },
      { label: 'Sign out', icon: 'sign-out', onSelect: nothing },
    ]}
  />
);

const toasts = (text: string) => (
  <ToastList
    items={(['success', 'error', 'neutral'] as const).map((tone, id) => ({ id, tone, text }))}
    onClose={nothing}
    onPause={nothing}
    onResume={nothing}
  />
);

/** A page of nothing, as small as a PDF can be. */
const paper = new Blob([
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\ntrailer<</Root 1 0 R>>',
]);

export const overlays: Group = {
  group: 'Over the page',
  widgets: [
    {
      widget: 'Dialog',
      states: [
        {
          state: 'open',
          element: (
            <Dialog title="Upload" description="PDF, up to 10 MB" onClose={nothing}>
              What it is about.
            </Dialog>
          ),
        },
        {
          state: 'long text',
          element: (
            <Dialog title={long} description={long} onClose={nothing}>
              <p>{`${long} `.repeat(6)}</p>
              <Button>Choose a file</Button>
            </Dialog>
          ),
        },
      ].map(framed),
    },
    {
      widget: 'QuestionDialog',
      states: [
        { state: 'open', element: <QuestionDialog {...question} /> },
        { state: 'loading', element: <QuestionDialog {...question} busy /> },
        { state: 'long text', element: <QuestionDialog {...question} title={long} text={long} confirm={french} /> },
      ].map(framed),
    },
    {
      widget: 'Sheet',
      states: [
        {
          state: 'open',
          element: (
            <Sheet open title="Menu" onClose={nothing}>
              What it holds.
            </Sheet>
          ),
        },
        {
          state: 'long text',
          element: (
            <Sheet open title={long} onClose={nothing}>
              {long}
            </Sheet>
          ),
        },
      ].map(framed),
    },
    {
      widget: 'OpenMenu',
      states: [
        framed({ state: 'open', element: menu('Profile') }),
        framed({ state: 'long text', element: menu(long) }),
      ],
    },
    {
      widget: 'ToastList',
      states: [
        framed({ state: 'rest', element: toasts('Saved.') }),
        framed({ state: 'long text', element: toasts(long) }),
      ],
    },
    {
      widget: 'viewer/PdfViewer',
      states: [
        framed({
          state: 'rest',
          element: <PdfViewer file={paper} label="Appraisal" onDownload={nothing} report={nothing} />,
        }),
        framed({
          state: 'error',
          element: <PdfViewer file={new Blob(['no paper'])} label="Appraisal" onDownload={nothing} report={nothing} />,
        }),
      ],
    },
    {
      widget: 'viewer/PrintProgress',
      states: [framed({ state: 'loading', element: <PrintProgress ready={3} pages={12} onCancel={nothing} /> })],
    },
  ],
};
