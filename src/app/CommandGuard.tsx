import { useIsMutating } from '@tanstack/react-query';
import { useLeaveGuard } from '../frame/useLeaveGuard.tsx';
import { text } from '../text/text.ts';

/**
 * Asks before a switch of the investor or the end of the page while a command is under way, whose outcome could be lost
 * (on another screen, a toast tells it).
 */
export function CommandGuard() {
  const isSending = useIsMutating() > 0;
  return useLeaveGuard({ mayAsk: isSending, isChanged: isSending, mayMove: true, words: text.leaveSending });
}
