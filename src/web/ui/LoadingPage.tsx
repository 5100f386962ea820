import { Skeleton, SkeletonText } from './Skeleton.tsx';

/** A whole screen on its way; apart from the other loading indicators, because the very first screen needs it alone. */
export function LoadingPage({ message }: { message: string }) {
  return (
    <div role="status" className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-6 sm:px-6">
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-8 w-56 max-w-full" />
        <p className="text-ink-soft">{message}</p>
      </div>
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-32 rounded-lg" />
        ))}
      </div>
      <div className="rounded-lg border border-line bg-surface p-5">
        <SkeletonText lines={6} />
      </div>
    </div>
  );
}
