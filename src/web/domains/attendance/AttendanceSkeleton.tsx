import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

const ROWS = ['w-32', 'w-40', 'w-28', 'w-36', 'w-30', 'w-44', 'w-38', 'w-42'];

export function AttendanceSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="divide-y divide-line border-line border-t">
      <VisuallyHidden>{t('attendance.loading')}</VisuallyHidden>
      {ROWS.map((width) => (
        <div key={width} className="flex items-center gap-3 px-4 py-3.5 sm:px-5">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="ms-auto h-9 w-30 rounded-md" />
        </div>
      ))}
    </div>
  );
}
