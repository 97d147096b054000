import { text } from '../../text/text.ts';
import { Segments } from '../../widgets/Segments.tsx';
import styles from './ReplyChoice.module.css';

export type Reply = 'email' | 'phone';

interface ReplyChoiceProps {
  value: Reply;
  onValue: (reply: Reply) => void;
}

/** How an answer is wanted. */
export function ReplyChoice({ value, onValue }: ReplyChoiceProps) {
  const words = text.ask;
  return (
    <div className={styles.reply}>
      <span aria-hidden>{words.replyBy}</span>
      <Segments
        label={words.replyBy}
        value={value}
        options={[
          { value: 'email', label: words.email },
          { value: 'phone', label: words.byPhone },
        ]}
        onValue={onValue}
      />
    </div>
  );
}
