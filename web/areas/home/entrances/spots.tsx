import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props {
  /** Class of each, as of what it stands for. */
  readonly name: string;
  readonly count: number;
  readonly size: string;
}

/** Icons with a word below, before they are there. */
export const Spots = ({ name, count, size }: Props) =>
  Array.from({ length: count }, (_, at) => at).map((at) => (
    <span className={name} key={at} aria-hidden="true">
      <Skeleton w={size} h={size} />
      <Skeleton w="2.5rem" h="1rem" />
    </span>
  ));
