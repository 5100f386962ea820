import type { ReactNode } from 'react';
import { LoadFailed, type LoadFailedProps, type Read } from './LoadFailed.tsx';

type LoadedProps<Data> = Omit<LoadFailedProps, 'read'> & {
  query: Read<Data>;
  /** Stands in its place until it is there. */
  skeleton: ReactNode;
  /** Stands in its place when it is an empty list. */
  empty?: ReactNode;
  children(data: Data): ReactNode;
};

/** What was read; until then its skeleton, or why it could not be read, with the way to try again. */
export function Loaded<Data>({ query, skeleton, empty, children, ...failure }: LoadedProps<Data>) {
  const { data, error } = query;
  if (data !== undefined) return empty && Array.isArray(data) && data.length === 0 ? empty : children(data);
  return error ? <LoadFailed read={query} {...failure} /> : skeleton;
}
