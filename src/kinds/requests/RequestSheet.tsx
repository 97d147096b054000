import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import type { Input } from '../../client/types.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useEffects } from '../../screen/EffectsContext.tsx';
import { FormDialog } from '../../screen/FormDialog.tsx';
import { useLeaveGuard } from '../../screen/useLeaveGuard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Small, Stack } from '../../ui/box.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import type { Elements } from '../../ui/elements.ts';
import type { NamedValue } from '../../ui/ValueList.tsx';
import { text } from '../../values/text/text.ts';
import { RequestCheck } from './RequestCheck.tsx';
import { RequestReceipt } from './RequestReceipt.tsx';

type Message = Input<'contactSubmit'>;

/** A request about money, as it is sent once it has been checked. */
export interface MoneyRequest extends Pick<Message, 'topic' | 'subject' | 'member_id' | 'request'> {
  context: Omit<NonNullable<Message['context']>, 'page'>;
  /** The sentence that the message begins with, before what the investor adds. */
  opening: string;
}

export interface RequestSheetProps {
  /** The subject of the request, which names the dialog. */
  title: string;
  /** What it is about, such as an opportunity and its number. */
  about?: string;
  /** Its recipient, if one is named. */
  recipient: string | undefined;
  /** Draws the amount and its effects, given the server's error and whether the user has tried to continue. */
  amount: (refusal: string | undefined, isTried: boolean) => Elements;
  /** Whether the choices so far would be lost. */
  isBegun?: boolean;
  /** Below the button that leads to the check. */
  note: string;
  /** Undefined while there is no amount to ask for. */
  request: MoneyRequest | undefined;
  /** What is checked before it is sent, and repeated in the receipt. */
  lines: readonly NamedValue[];
  /** What to know after it is sent. */
  notYet: string;
  /** Below the receipt, such as when the opportunity closes. */
  foot?: string | undefined;
  onClose: () => void;
}

interface Sent {
  reference: string | undefined;
  /** Where the answer goes. */
  address: string;
  lines: readonly NamedValue[];
}

/** Asks for something about money in three steps: the amount, a check, and the receipt. Nothing is sent before the check. */
export function RequestSheet(props: RequestSheetProps) {
  const { title, about, recipient, amount, isBegun = false, note, request, lines, onClose } = props;
  const [step, setStep] = useState<'amount' | 'check'>('amount');
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  const form = useRef<HTMLFormElement>(null);
  const effects = useEffects();
  const { pathname } = useLocation();
  const { send } = useCommand('contactSubmit');
  const words = text.request;

  function proceed(event: FormEvent) {
    event.preventDefault();
    flushSync(() => {
      setRefusal(undefined);
      setTried(true);
    });
    if (request) setStep('check');
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"], input')?.focus();
  }

  async function submit(body: Message, address: string) {
    const outcome = await send(body);
    setSent({ reference: outcome.data?.reference_number, address, lines });
    // From now on, the answer includes this request.
    effects.run(['refresh'], outcome);
  }

  if (sent) {
    return (
      <FormDialog title={words.sent} onClose={onClose}>
        <RequestReceipt {...props} {...sent} />
      </FormDialog>
    );
  }
  if (step === 'check' && request) {
    const { opening, context, ...rest } = request;
    return (
      <FormDialog title={words.check} onClose={onClose}>
        <RequestCheck
          recipient={recipient}
          lines={lines}
          request={{ ...rest, context: { page: pathname, ...context } }}
          opening={opening}
          isBegun={isBegun}
          onBack={() => setStep('amount')}
          send={submit}
          onRefused={({ 'request.amount': refused }) => {
            setRefusal(refused);
            if (refused) setStep('amount');
          }}
        />
      </FormDialog>
    );
  }
  return (
    <FormDialog title={title} description={about} onClose={onClose}>
      <Stack as="form" gap="4" ref={form} onSubmit={proceed} noValidate>
        {amount(refusal, isTried)}
        <DialogFoot>
          <Button type="submit" variant="primary">
            {words.continue}
          </Button>
          <Small textAlign="center">{note}</Small>
        </DialogFoot>
        <Guard isBegun={isBegun} />
      </Stack>
    </FormDialog>
  );
}

/** Asks before the dialog around it is closed. */
const Guard = ({ isBegun }: { isBegun: boolean }) => useLeaveGuard({ mayAsk: isBegun, isChanged: isBegun });
