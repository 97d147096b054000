import { Loading } from '../widgets/Loading.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { Message } from './Message.tsx';

/** A page that is on its way. */
export function Waiting() {
  return (
    <Message>
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    </Message>
  );
}
