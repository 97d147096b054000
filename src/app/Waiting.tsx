import { Loading } from '../widgets/Loading.tsx';
import { Skeleton } from '../widgets/Skeleton.tsx';
import { Message } from './Message.tsx';

/** A page that is on its way. */
export function Waiting({ framed = false }: { framed?: boolean }) {
  return (
    <Message framed={framed}>
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    </Message>
  );
}
