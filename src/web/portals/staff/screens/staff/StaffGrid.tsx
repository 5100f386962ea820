import type { StaffMember } from '#web/domains/staff/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { StaffCard, type StaffCardActions } from './StaffCard.tsx';

export function StaffGrid({ members, ...actions }: { members: readonly StaffMember[] } & StaffCardActions) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="staff-list">
      <VisuallyHidden>
        <h2 id="staff-list">{t('staff.list')}</h2>
      </VisuallyHidden>
      <ul className={grid}>
        {members.map((member) => (
          <StaffCard key={member.id} member={member} {...actions} />
        ))}
      </ul>
    </section>
  );
}

const CARDS = ['w-36', 'w-44', 'w-32', 'w-40', 'w-28', 'w-38'];

export function StaffGridSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className={grid}>
      <VisuallyHidden>{t('staff.loading')}</VisuallyHidden>
      {CARDS.map((width) => (
        <div key={width} className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-md" />
            <div className="flex flex-col gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3.5 w-24" />
            </div>
          </div>
          <Skeleton className="mt-6 h-5 w-20" />
          <Skeleton className="mt-5 h-10 rounded-md" />
        </div>
      ))}
    </div>
  );
}

const grid = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4';
