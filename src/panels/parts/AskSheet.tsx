import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../../api/ApiError.ts';
import type { Input } from '../../api/types.ts';
import { useCommand } from '../../api/useCommand.ts';
import { typed } from '../../format/typed.ts';
import { useEffects } from '../../frame/EffectsContext.tsx';
import { FormDialog } from '../../frame/FormDialog.tsx';
import { useLeaveGuard } from '../../frame/useLeaveGuard.tsx';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { CopyText } from '../../widgets/CopyText.tsx';
import { DialogFoot } from '../../widgets/DialogFoot.tsx';
import { Field } from '../../widgets/Field.tsx';
import { TextArea } from '../../widgets/TextArea.tsx';
import styles from './AskSheet.module.css';
import { type Reply, ReplyChoice } from './ReplyChoice.tsx';
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

type Problems = Readonly<Record<string, string | undefined>>;

function AskForm({ questions = [], hint, message: known, own, memberId, onSent }: AskFormProps) {
  const words = text.ask;
  const effects = useEffects();
  const { pathname } = useLocation();
  const { send, isPending } = useCommand('contactSubmit');
  const [message, setMessage] = useState('');
  const [reply, setReply] = useState<Reply>('email');
  const [phone, setPhone] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const leaveDialog = useLeaveGuard({
    mayAsk: true,
    isChanged: isPending || phone !== '' || !['', ...questions.map((one) => one.message)].includes(message),
  });

  /** Shows the problems, and announces the first one to screen readers. */
  function refuse(found: Problems) {
    flushSync(() => setProblems(found));
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const asked = typed('textarea', message);
    const telephone = typed('tel', phone);
    const missing: Problems = {
      message: asked ? undefined : text.rules.required(own.question),
      phone: reply === 'email' || telephone ? undefined : text.rules.required(words.phone),
    };
    refuse(missing);
    if (Object.values(missing).some(Boolean)) return;
    try {
      const { message: said, data } = await send({
        ...known,
        context: { page: pathname, ...known.context },
        message: asked,
        preferred_contact: reply,
        ...(reply === 'phone' && { phone: telephone }),
        ...(memberId !== undefined && { member_id: memberId }),
      });
      onSent({ said, reference: data?.reference_number });
    } catch (error) {
      if (error instanceof Error) effects.fail(error);
      if (error instanceof ApiError) refuse(error.errors);
    }
  }

  return (
    <form className={styles.form} ref={form} onSubmit={(event) => void submit(event)} noValidate>
      {questions.length > 0 && (
        <div className={styles.questions}>
          {questions.map((one) => (
            <button
              key={one.label}
              type="button"
              className={styles.question}
              aria-pressed={message === one.message}
              onClick={() => setMessage(one.message)}
            >
              {one.label}
            </button>
          ))}
        </div>
      )}
      <TextArea
        label={own.question}
        name="message"
        hint={hint}
        error={problems.message}
        value={message}
        readOnly={isPending}
        onChange={({ target }) => setMessage(target.value)}
      />
      <ReplyChoice value={reply} onValue={setReply} />
      {reply === 'phone' && (
        <Field
          label={words.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          error={problems.phone}
          value={phone}
          readOnly={isPending}
          onChange={({ target }) => setPhone(target.value)}
        />
      )}
      <DialogFoot>
        <Button type="submit" variant="primary" busy={isPending}>
          {own.send}
        </Button>
      </DialogFoot>
      {leaveDialog}
    </form>
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
    <div className={styles.form}>
      <h3 tabIndex={-1} ref={takeFocus}>
        {title}
      </h3>
      {said && <p>{said}</p>}
      {reference && (
        <div>
          <p className={styles.label}>{text.ask.reference}</p>
          <CopyText text={reference} />
        </div>
      )}
      <DialogFoot>
        <Button onClick={onClose}>{text.actions.close}</Button>
      </DialogFoot>
    </div>
  );
}
