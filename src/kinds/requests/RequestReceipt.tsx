import { useState } from 'react';
import { useExport } from '../../files/export/useExport.ts';
import { useFormat } from '../../screen/useFormat.ts';
import { Button } from '../../ui/Button.tsx';
import { Small, Stack, Text } from '../../ui/box.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { type NamedValue, ValueList } from '../../ui/ValueList.tsx';
import { text } from '../../values/text/text.ts';

interface RequestReceiptProps {
  title: string;
  recipient: string | undefined;
  reference: string | undefined;
  /** Where the answer goes. */
  address: string;
  lines: readonly NamedValue[];
  notYet: string;
  /** Below the buttons. */
  foot?: string | undefined;
  onClose: () => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A receipt to keep: what was sent, to whom, and its reference. */
export function RequestReceipt(props: RequestReceiptProps) {
  const { title, recipient, reference, address, lines, notYet, foot, onClose } = props;
  const words = text.request;
  const format = useFormat();
  const [sentAt] = useState(() => new Date().toISOString());
  const all = [
    ...(reference === undefined ? [] : [{ label: words.reference, value: reference }]),
    { label: words.sentAt, value: format('dateTime', sentAt) },
    ...lines,
  ];
  const { start } = useExport({
    title,
    columns: [
      { field: 'label', label: words.what, format: 'text' },
      { field: 'value', label: words.detail, format: 'text' },
    ],
    filter: [],
    total: all.length,
    load: () => Promise.resolve({ rows: all.map(({ label, value }) => ({ label, value })), lastPage: 1 }),
  });
  const replies = address === '' ? [] : [words.repliesTo(recipient ?? words.team, address)];
  return (
    <Stack gap="4">
      <Text tone="muted" tabIndex={-1} ref={takeFocus}>
        {[...replies, notYet].join(' ')}
      </Text>
      <ValueList lines={all} />
      <DialogFoot>
        <Button icon="download" onClick={() => void start('pdf')}>
          {words.save}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {words.done}
        </Button>
        {foot && <Small textAlign="center">{foot}</Small>}
      </DialogFoot>
    </Stack>
  );
}
