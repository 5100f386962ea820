import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Five rows to come. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Card flush>
      <div role="status" aria-busy="true">
        <VisuallyHidden>{label}</VisuallyHidden>
        {ROWS.map((row) => (
          <div key={row} className="flex items-center gap-3 border-line px-4 py-4 not-last:border-b sm:px-5">
            <Skeleton className="size-10 shrink-0 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3.5 w-24" />
            </div>
            <Skeleton className="h-6 w-20 rounded-full" />
          </div>
        ))}
      </div>
    </Card>
  );
}
