import { Loading } from '../ui/Loading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Message } from './Message.tsx';

/** The skeleton of a page that is loading. */
export function Waiting({ framed = false }: { framed?: boolean }) {
  return (
    <Message framed={framed}>
      <Loading>
        <Skeleton lines={6} />
      </Loading>
    </Message>
  );
}
