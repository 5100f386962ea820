import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { ChildAvatar } from '#web/domains/children/ChildName.tsx';
import { fullName } from '#web/domains/children/rules.ts';
import { CategoryMark } from '#web/domains/milestones/CategoryMark.tsx';
import type { Category, GrowingChild } from '#web/domains/milestones/rules.ts';
import { useAge } from '#web/domains/milestones/useAge.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

type ProgressCardProps = {
  child: GrowingChild;
  categories: readonly Category[];
  onRecord(): void;
  /** The pointer is near: what recording needs may be fetched. */
  onNear(): void;
};

/** One child: what it has achieved by area, the way to its growth page, and recording. */
export function ProgressCard({ child, categories, onRecord, onNear }: ProgressCardProps) {
  const { t } = useTranslation();
  const age = useAge();
  const name = fullName(child);
  const areas = categories.flatMap((category) => {
    const own = child.progress.find(({ categoryId }) => categoryId === category.id);
    return own ? [{ category, own }] : [];
  });
  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
      <div className="flex items-center gap-3">
        <ChildAvatar child={child} />
        <div className="min-w-0 flex-1">
          <TextLink asChild className="block truncate font-semibold">
            <Link to={`/milestones/${child.id}`}>{name}</Link>
          </TextLink>
          <p className="truncate text-ink-soft text-sm">
            {child.room} · {age(child.ageMonths)}
          </p>
        </div>
      </div>
      <ul
        aria-label={t('milestonesGrowth.progress')}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-x-4 gap-y-2"
      >
        {areas.map(({ category, own }) => (
          <li key={category.id} className="flex min-w-0 items-center gap-2 text-sm">
            <CategoryMark category={category} small />
            <span aria-hidden="true" className="min-w-0 flex-1 break-words leading-tight">
              {category.name}
            </span>
            <span aria-hidden="true" className="text-ink-soft tabular-nums">
              {own.achievedMilestones}/{own.totalMilestones}
            </span>
            <span className="sr-only">
              {t('milestones.areaSoFar', {
                area: category.name,
                count: own.achievedMilestones,
                total: own.totalMilestones,
              })}
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">
          {child.lastAchievedDate
            ? t('milestones.last', { date: formatDate(child.lastAchievedDate) })
            : t('milestonesGrowth.none')}
        </p>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus />}
          aria-label={t('milestones.record.of', { name })}
          onPointerEnter={onNear}
          onClick={onRecord}
        >
          {t('milestones.record.button')}
        </Button>
      </div>
    </li>
  );
}
