import type { Read } from './LoadFailed.tsx';

type DataOf<Reads> = { [Name in keyof Reads]: Reads[Name] extends Read<infer Data> ? Exclude<Data, undefined> : never };

/** Several reads as one that is there when all are: `together({ plans, children })`. */
export function together<Reads extends Readonly<Record<string, Read<unknown>>>>(reads: Reads): Read<DataOf<Reads>> {
  const all = Object.values(reads);
  const isThere = all.every(({ data }) => data !== undefined);
  return {
    data: isThere
      ? (Object.fromEntries(Object.entries(reads).map(([name, { data }]) => [name, data])) as DataOf<Reads>)
      : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.filter(({ error }) => error !== null).map((read) => read.refetch())),
  };
}
