import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** In the place of what a family owes while it is on its way. */
export function BillingSkeleton() {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      aria-label={t('billingFamily.loading')}
      className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <Skeleton className="h-36 rounded-xl!" />
      <Skeleton className="h-56 rounded-lg! lg:row-span-2" />
      <Skeleton className="h-96 rounded-lg!" />
    </div>
  );
}
