import { Link } from '../screen/Link.tsx';
import { usePortal } from '../screen/PortalContext.tsx';
import { useTitle } from '../screen/useTitle.ts';
import { text } from '../values/text/text.ts';
import { Message } from './Message.tsx';

/** The page for a screen whose feature is off for the selected investor (Reading R17), with a link to continue. */
export function Unavailable({ title }: { title: string }) {
  const { paths } = usePortal();
  useTitle(title);
  return (
    <Message title={text.features.unavailable(title)} hint={text.features.unavailableHint} framed>
      <Link to={paths.home}>{text.screens.toOverview}</Link>
    </Message>
  );
}
