import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

const ROWS = [1, 2, 3, 4, 5, 6];

export function RoomSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col gap-3">
      <VisuallyHidden>{t('attendanceRoom.loading')}</VisuallyHidden>
      <Skeleton className="h-24 rounded-lg" />
      <Skeleton className="h-14 rounded-md" />
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-16 rounded-md" />
      ))}
    </div>
  );
}
