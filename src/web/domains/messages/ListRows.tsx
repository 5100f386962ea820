import { Skeleton } from '#web/ui/Skeleton.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Stands where threads will be. */
export function ListRows({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="border-line border-t">
      {ROWS.map((row) => (
        <div key={row} className="flex gap-3 border-line border-b px-4 py-4 last:border-b-0 sm:px-5">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-40 max-w-full" />
            <Skeleton className="h-4 w-11/12" />
          </div>
        </div>
      ))}
    </div>
  );
}
