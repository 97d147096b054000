import { useLeaveGuard } from '../screen/useLeaveGuard.tsx';
import { text } from '../values/text/text.ts';

/** Asks before the user leaves while a command is being sent. */
export function SendingGuard({ isSending }: { isSending: boolean }) {
  return useLeaveGuard({ mayAsk: isSending, isChanged: isSending, mayMove: true, words: text.leaveSending });
}
