import { clsx } from 'clsx';

/** A soft stand-in for content on its way; its size comes by classes. Say in words elsewhere that it loads. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('pulse block', className)} />;
}

/** Lines of text on their way; with a label it says so in words. */
export function SkeletonText({ lines = 3, label }: { lines?: number; label?: string }) {
  const text = (
    <span className="flex flex-col gap-2.5" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line + 1).map((line) => (
        <Skeleton key={line} className={clsx('h-4', line === lines ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
  if (!label) return text;
  return (
    <div role="status" aria-label={label}>
      {text}
    </div>
  );
}
