import { useCoolDown } from '../client/useCoolDown.ts';
import { Button } from '../ui/Button.tsx';
import { text } from '../values/text/text.ts';
import { type QueryState, tryAgain } from './tryAgain.ts';

interface TryAgainButtonProps {
  queries: readonly QueryState[];
  quiet?: boolean;
}

/** A small button that retries the failed ones of these queries. */
export function TryAgainButton({ queries, quiet = false }: TryAgainButtonProps) {
  const isCoolingDown = useCoolDown(queries.find(({ error }) => error)?.error);
  return (
    <Button
      size="small"
      {...(quiet ? { variant: 'quiet' } : { icon: 'refresh' })}
      busy={queries.some(({ isFetching }) => isFetching)}
      aria-disabled={isCoolingDown}
      onClick={() => tryAgain(queries)}
    >
      {text.actions.tryAgain}
    </Button>
  );
}
