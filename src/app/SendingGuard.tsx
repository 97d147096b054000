import { useLeaveGuard } from '../frame/useLeaveGuard.tsx';
import { text } from '../text/text.ts';

/** Asks before the user leaves what is being sent. */
export function SendingGuard({ isSending }: { isSending: boolean }) {
  return useLeaveGuard({ mayAsk: isSending, isChanged: isSending, mayMove: true, words: text.leaveSending });
}
