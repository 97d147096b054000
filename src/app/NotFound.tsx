import { useSessionState } from '../client/session/SessionContext.tsx';
import { Link } from '../screen/Link.tsx';
import { usePortal } from '../screen/PortalContext.tsx';
import { useTitle } from '../screen/useTitle.ts';
import { text } from '../values/text/text.ts';
import { Message } from './Message.tsx';

/** The page for a URL that leads nowhere, with a link to continue. */
export function NotFound({ framed = false }: { framed?: boolean }) {
  const { paths } = usePortal();
  const { isSignedIn } = useSessionState();
  useTitle(text.screens.notFound);
  return (
    <Message title={text.screens.notFound} hint={text.screens.notFoundHint} framed={framed}>
      <Link to={isSignedIn ? paths.home : paths.signIn}>
        {isSignedIn ? text.screens.toOverview : text.screens.toSignIn}
      </Link>
    </Message>
  );
}
