import type { Child } from '#web/domains/children/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { ChildCard, type ChildCardActions } from './ChildCard.tsx';

export function ChildGrid({ family, ...actions }: { family: readonly Child[] } & ChildCardActions) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="children-list">
      <VisuallyHidden>
        <h2 id="children-list">{t('common.children')}</h2>
      </VisuallyHidden>
      <ul className={`${grid} ${spared}`}>
        {family.map((child) => (
          <ChildCard key={child.id} child={child} {...actions} />
        ))}
      </ul>
    </section>
  );
}

/** Six cards (children-8). */
const CARDS = ['w-36', 'w-44', 'w-32', 'w-40', 'w-28', 'w-38'];

export function ChildGridSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className={grid}>
      <VisuallyHidden>{t('childrenManagement.loading')}</VisuallyHidden>
      {CARDS.map((width) => (
        <div key={width} className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
          <div className="flex items-center gap-3">
            <Skeleton className="size-10 rounded-full" />
            <div className="flex flex-col gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3.5 w-24" />
            </div>
          </div>
          <Skeleton className="mt-5 h-10 rounded-md" />
        </div>
      ))}
    </div>
  );
}

const grid = 'grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4';
/** Below what phones show at once: laid out and painted when it comes near. */
const spared =
  'max-sm:[&>:nth-child(n+7)]:[content-visibility:auto] max-sm:[&>:nth-child(n+7)]:[contain-intrinsic-block-size:auto_10rem]';
