import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { PromptSuspense } from '../ui/PromptSuspense.tsx';

const SendingGuard = lazyComponent(
  async () => (await import('./SendingGuard.tsx')).SendingGuard,
  // The command continues without the guard.
  () => null,
);

/**
 * Asks before a switch of the investor or the end of the page while a command is under way, whose outcome could be lost
 * (on another screen, a toast tells it). Its code is loaded with the first command.
 */
export function CommandGuard() {
  const isSending = useIsMutating() > 0;
  const [hasSent, setSent] = useState(false);
  if (isSending && !hasSent) setSent(true);
  if (!hasSent) return null;
  return (
    <PromptSuspense>
      <SendingGuard isSending={isSending} />
    </PromptSuspense>
  );
}
