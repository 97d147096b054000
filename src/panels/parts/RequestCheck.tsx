import { type FormEvent, useState } from 'react';
import type { Input } from '../../api/types.ts';
import { listed } from '../../format/isolated.ts';
import { typed } from '../../format/typed.ts';
import { useInvestor } from '../../frame/InvestorContext.tsx';
import { useAnswerOf } from '../../frame/useAnswerOf.ts';
import { useLeaveGuard } from '../../frame/useLeaveGuard.tsx';
import { text } from '../../text/text.ts';
import { Button } from '../../widgets/Button.tsx';
import { DialogFoot } from '../../widgets/DialogFoot.tsx';
import { Field } from '../../widgets/Field.tsx';
import { TextArea } from '../../widgets/TextArea.tsx';
import { type NamedValue, ValueList } from '../../widgets/ValueList.tsx';
import { type Reply, ReplyChoice } from './ReplyChoice.tsx';
import styles from './RequestSheet.module.css';

type Message = Input<'contactSubmit'>;

/** How the investor wants the answer, and a note. */
export interface Answered {
  own: string;
  address: string;
  body: Pick<Message, 'preferred_contact' | 'phone' | 'preferred_time'>;
}

interface RequestCheckProps {
  recipient: string | undefined;
  lines: readonly NamedValue[];
  /** The server's errors by field. */
  refusals: Readonly<Record<string, string>>;
  /** Whether earlier choices would be lost. */
  isBegun: boolean;
  isSending: boolean;
  onBack: () => void;
  onSend: (answered: Answered) => void;
}

const takeFocus = (element: HTMLElement | null) => element?.focus();
const longestNote = 2000;

/** Shows the request before it is sent, with a note and how the investor wants the answer. */
export function RequestCheck({ recipient, lines, refusals, isBegun, isSending, onBack, onSend }: RequestCheckProps) {
  const words = text.request;
  const { id } = useInvestor();
  const { data } = useAnswerOf('investorList', {});
  const investor = data?.investors.find(({ investor_id }) => investor_id === id);
  const [note, setNote] = useState('');
  const [reply, setReply] = useState<Reply>('email');
  const [phone, setPhone] = useState('');
  const [time, setTime] = useState('');
  const [isPhoneMissing, setPhoneMissing] = useState(false);
  const leaveDialog = useLeaveGuard({
    mayAsk: true,
    isChanged: isBegun || isSending || note !== '' || phone !== '' || time !== '',
    words: isSending ? text.leaveSending : undefined,
  });
  const missing = isPhoneMissing ? text.rules.required(text.ask.phone) : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const telephone = typed('tel', phone);
    const lacksPhone = reply === 'phone' && telephone === '';
    setPhoneMissing(lacksPhone);
    if (lacksPhone) {
      event.currentTarget.querySelector<HTMLElement>('input[type="tel"]')?.focus();
      return;
    }
    const own = typed('textarea', note);
    if (reply === 'email') onSend({ own, address: investor?.email ?? '', body: { preferred_contact: reply } });
    else {
      const hours = typed('text', time);
      const body = { preferred_contact: reply, phone: telephone, ...(hours && { preferred_time: hours }) };
      onSend({ own, address: telephone, body });
    }
  }

  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <p className={styles.said} tabIndex={-1} ref={takeFocus}>
        {recipient === undefined ? words.goesToTeam : words.goesTo(recipient)}
      </p>
      <ValueList
        lines={[
          ...(investor ? [{ label: words.for, value: listed([investor.name, investor.investor_number]) }] : []),
          ...lines,
        ]}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint(recipient ?? words.team)}
        optional
        rows={3}
        maxLength={longestNote}
        value={note}
        error={refusals.message}
        readOnly={isSending}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <ReplyChoice value={reply} onValue={setReply} />
      {reply === 'email' ? (
        investor?.email && <p className={styles.said}>{investor.email}</p>
      ) : (
        <>
          <Field
            label={text.ask.phone}
            type="tel"
            autoComplete="tel"
            value={phone}
            error={refusals.phone ?? missing}
            readOnly={isSending}
            onChange={({ currentTarget }) => setPhone(currentTarget.value)}
          />
          <Field
            label={words.time}
            optional
            value={time}
            error={refusals.preferred_time}
            readOnly={isSending}
            onChange={({ currentTarget }) => setTime(currentTarget.value)}
          />
        </>
      )}
      <DialogFoot>
        <Button onClick={onBack}>{words.back}</Button>
        <Button type="submit" variant="primary" busy={isSending}>
          {words.send}
        </Button>
      </DialogFoot>
      {leaveDialog}
    </form>
  );
}
