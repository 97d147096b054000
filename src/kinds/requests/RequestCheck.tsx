import type { Input } from '../../client/types.ts';
import { useInvestor } from '../../screen/InvestorContext.tsx';
import { useAnswerOf } from '../../screen/useAnswerOf.ts';
import { useLeaveGuard } from '../../screen/useLeaveGuard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Stack, Text } from '../../ui/box.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { type NamedValue, ValueList } from '../../ui/ValueList.tsx';
import { listed } from '../../values/isolated.ts';
import { text } from '../../values/text/text.ts';
import { useBodyForm } from '../form/useBodyForm.ts';
import { forPhone, ReplyChoice, replyFields } from './ReplyChoice.tsx';

type Message = Input<'contactSubmit'>;

interface RequestCheckProps {
  recipient: string | undefined;
  lines: readonly NamedValue[];
  /** What is sent with the note and how the investor wants the answer. */
  request: Omit<Message, 'message' | 'preferred_contact'>;
  /** The sentence that the message begins with, before the note. */
  opening: string;
  /** Whether earlier choices would be lost. */
  isBegun: boolean;
  onBack: () => void;
  /** Called with the message and where its answer goes. */
  send: (body: Message, address: string) => Promise<void>;
  /** Called with the server's errors by field. */
  onRefused: (errors: Readonly<Record<string, string>>) => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
const gap = '\n\n';

/** Shows the request before it is sent, with a note and how the investor wants the answer. */
export function RequestCheck(props: RequestCheckProps) {
  const { recipient, lines, request, opening, isBegun, onBack, send, onRefused } = props;
  const words = text.request;
  const { id } = useInvestor();
  const { data } = useAnswerOf('investorList', {});
  const investor = data?.investors.find(({ investor_id }) => investor_id === id);
  const hint = words.noteHint(recipient ?? words.team);
  const form = useBodyForm({
    command: 'contactSubmit',
    fields: [
      { field: 'message', label: words.note, input: 'textarea', hint, required: false },
      ...replyFields(),
      { field: 'preferred_time', label: words.time, input: 'text', required: false, shownFor: forPhone },
    ],
    supplied: ({ message }) => ({ ...request, message: [opening, message].filter(Boolean).join(gap) }),
    send: (body) => send(body, body.phone ?? investor?.email ?? ''),
    onRefused,
  });
  const { isSending } = form;
  const leaveDialog = useLeaveGuard({
    mayAsk: true,
    isChanged: isBegun || isSending || form.isTyped,
    words: isSending ? text.leaveSending : undefined,
  });
  const longest = form.longest('message');

  return (
    <Stack as="form" gap="4" {...form.element}>
      <Text tone="muted" tabIndex={-1} ref={takeFocus}>
        {recipient === undefined ? words.goesToTeam : words.goesTo(recipient)}
      </Text>
      <ValueList
        lines={[
          ...(investor ? [{ label: words.for, value: listed([investor.name, investor.investor_number]) }] : []),
          ...lines,
        ]}
      />
      <TextArea
        {...form.input('message')}
        rows={3}
        maxLength={longest && longest - `${opening}${gap}`.length}
        readOnly={isSending}
      />
      <ReplyChoice form={form} />
      {form.watch('preferred_contact') === 'phone' ? (
        <Field {...form.input('preferred_time')} readOnly={isSending} />
      ) : (
        investor?.email && <Text tone="muted">{investor.email}</Text>
      )}
      <DialogFoot>
        <Button onClick={onBack}>{words.back}</Button>
        <Button type="submit" variant="primary" busy={isSending}>
          {words.send}
        </Button>
      </DialogFoot>
      {leaveDialog}
    </Stack>
  );
}
