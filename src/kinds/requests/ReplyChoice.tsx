import { Row } from '../../ui/box.tsx';
import { Field } from '../../ui/Field.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { text } from '../../values/text/text.ts';
import type { BodyField, BodyForm } from '../form/useBodyForm.ts';
import styles from './ReplyChoice.module.css';

/** For what only an answer by phone needs. */
export const forPhone = { field: 'preferred_contact', values: ['phone'] };

/** The fields of a message that say how an answer is wanted. */
export const replyFields = (): BodyField<'contactSubmit'>[] => [
  { field: 'preferred_contact', label: text.ask.replyBy, input: 'radio', initial: 'email' },
  { field: 'phone', label: text.ask.phone, input: 'tel', required: true, shownFor: forPhone },
];

/** How an answer is wanted, and the number to call. */
export function ReplyChoice({ form }: { form: BodyForm<'contactSubmit'> }) {
  const words = text.ask;
  const reply = form.watch('preferred_contact');
  return (
    <>
      <Row gap="2 4" align="center" className={styles.reply}>
        <span aria-hidden>{words.replyBy}</span>
        <Segments
          label={words.replyBy}
          value={reply}
          options={[
            { value: 'email', label: words.email },
            { value: 'phone', label: words.byPhone },
          ]}
          onValue={(value) => form.setValue('preferred_contact', value)}
        />
      </Row>
      {reply === 'phone' && <Field {...form.input('phone')} type="tel" autoComplete="tel" readOnly={form.isSending} />}
    </>
  );
}
