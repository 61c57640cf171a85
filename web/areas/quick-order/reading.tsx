import { notOffered } from '#shared/messages/wire.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import './found-line.css';

interface Props {
  readonly reading: 'now' | 'failed' | 'notOffered';
  readonly onRetry: () => void;
}

/** Shown while earlier purchases are read. */
export function Reading({ reading, onRetry }: Props) {
  if (reading === 'notOffered') {
    return (
      <div className="column card">
        <Empty title={notOffered.text} />
      </div>
    );
  }
  if (reading === 'failed') {
    return (
      <div className="column card">
        <Empty title="没有读到买过的商品" action={<Button onClick={onRetry}>重试</Button>} />
      </div>
    );
  }
  return <LinesSkeleton says="正在读取买过的商品" />;
}

/** The skeleton of the lines. */
export function LinesSkeleton({ says }: { readonly says: string }) {
  return (
    <div className="column" aria-busy="true">
      <p className="visually-hidden" role="status">
        {says}
      </p>
      <ul className="card ruled" aria-hidden="true">
        {ROWS.map((row) => (
          <li key={row}>
            <div className="quick-line">
              <Skeleton w="40%" h="1.25rem" />
              <div className="quick-line__goods">
                <Skeleton w={56} h={56} />
                <Skeleton w="60%" h="1.25rem" />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const ROWS = [1, 2, 3, 4];
