import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Input } from '../../client/types.ts';
import { useCommand } from '../../client/useCommand.ts';
import { FormDialog } from '../../screen/FormDialog.tsx';
import { useLeaveGuard } from '../../screen/useLeaveGuard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Row, Small, Stack } from '../../ui/box.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { text } from '../../values/text/text.ts';
import { useBodyForm } from '../form/useBodyForm.ts';
import styles from './AskSheet.module.css';
import { ReplyChoice, replyFields } from './ReplyChoice.tsx';
import { useManager } from './useManager.ts';

type Message = Input<'contactSubmit'>;

export interface AskSheetProps {
  /** The subject of the question, which names the dialog. */
  title: string;
  /** What it is about, such as a loan and its number. */
  about: string;
  /** Questions that are often asked: each fills in the message. */
  questions?: readonly { label: string; message: string }[];
  /** What is sent along, in a sentence. */
  hint?: string | undefined;
  /** The words of the form if it is not a question. */
  words?: Pick<typeof text.ask, 'question' | 'send' | 'sent'>;
  /** Its recipient; the investor's manager by default. */
  to?: { id: number; name: string } | undefined;
  /** The initial values. */
  message: Pick<Message, 'topic' | 'subject'> & {
    context?: Omit<NonNullable<Message['context']>, 'page'>;
  };
  onClose: () => void;
}

/** A dialog that asks the team something, and becomes a receipt with the reference. */
export function AskSheet({ title, about, words = text.ask, to, onClose, ...form }: AskSheetProps) {
  const manager = useManager();
  const recipient = to ?? manager;
  const [sent, setSent] = useState<{ said: string | undefined; reference: string | undefined }>();
  const description = recipient ? text.ask.goesTo(about, recipient.name) : about;
  return (
    <FormDialog title={title} description={description} onClose={onClose}>
      {sent ? (
        <Receipt {...sent} title={words.sent} onClose={onClose} />
      ) : (
        <AskForm {...form} own={words} memberId={recipient?.id} onSent={setSent} />
      )}
    </FormDialog>
  );
}

interface AskFormProps extends Pick<AskSheetProps, 'questions' | 'hint' | 'message'> {
  own: Pick<typeof text.ask, 'question' | 'send'>;
  memberId: number | undefined;
  onSent: (sent: { said: string | undefined; reference: string | undefined }) => void;
}

function AskForm({ questions = [], hint, message: known, own, memberId, onSent }: AskFormProps) {
  const { pathname } = useLocation();
  const command = useCommand('contactSubmit');
  const form = useBodyForm({
    command: 'contactSubmit',
    fields: [{ field: 'message', label: own.question, input: 'textarea', hint }, ...replyFields()],
    supplied: () => ({ ...known, context: { page: pathname, ...known.context }, member_id: memberId }),
    async send(body) {
      const { message: said, data } = await command.send(body);
      onSent({ said, reference: data?.reference_number });
    },
  });
  const { isSending } = form;
  const [message, phone] = form.watch(['message', 'phone']);
  const leaveDialog = useLeaveGuard({
    mayAsk: true,
    isChanged: isSending || phone !== '' || !['', ...questions.map((one) => one.message)].includes(message),
  });

  return (
    <Stack as="form" gap="5" {...form.element}>
      {questions.length > 0 && (
        <Row gap="2">
          {questions.map((one) => (
            <button
              key={one.label}
              type="button"
              className={styles.question}
              aria-pressed={message === one.message}
              onClick={() => form.setValue('message', one.message)}
            >
              {one.label}
            </button>
          ))}
        </Row>
      )}
      <TextArea {...form.input('message')} readOnly={isSending} />
      <ReplyChoice form={form} />
      <DialogFoot>
        <Button type="submit" variant="primary" busy={isSending}>
          {own.send}
        </Button>
      </DialogFoot>
      {leaveDialog}
    </Stack>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

interface ReceiptProps {
  title: string;
  said: string | undefined;
  reference: string | undefined;
  onClose: () => void;
}

function Receipt({ title, said, reference, onClose }: ReceiptProps) {
  return (
    <Stack gap="5">
      <h3 tabIndex={-1} ref={takeFocus}>
        {title}
      </h3>
      {said && <p>{said}</p>}
      {reference && (
        <div>
          <Small>{text.ask.reference}</Small>
          <CopyText text={reference} />
        </div>
      )}
      <DialogFoot>
        <Button onClick={onClose}>{text.actions.close}</Button>
      </DialogFoot>
    </Stack>
  );
}
