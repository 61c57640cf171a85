import { Skeleton } from '#web/ui/skeleton.tsx';

interface Props {
  /** The class of each. */
  readonly name: string;
  readonly count: number;
  readonly size: string;
}

/** The skeleton of icons with labels. */
export const Spots = ({ name, count, size }: Props) =>
  Array.from({ length: count }, (_, at) => at).map((at) => (
    <span className={name} key={at} aria-hidden="true">
      <Skeleton w={size} h={size} />
      <Skeleton w="2.5rem" h="1rem" />
    </span>
  ));
