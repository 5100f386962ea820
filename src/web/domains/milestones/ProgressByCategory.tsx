import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import type { FamilyGrowth } from './rules.ts';

type ProgressByCategoryProps = Pick<FamilyGrowth, 'categories' | 'progress'>;

/** How much of each area has been celebrated so far. */
export function ProgressByCategory({ categories, progress }: ProgressByCategoryProps) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {categories.map((category) => {
        const own = progress.find(({ categoryId }) => categoryId === category.id);
        const achieved = own?.achievedMilestones ?? 0;
        const total = own?.totalMilestones ?? 0;
        return (
          <li key={category.id} className="flex items-center gap-3">
            <CategoryMark category={category} />
            <div className="min-w-0 flex-1">
              <ProgressBar
                label={category.name}
                value={achieved}
                max={Math.max(total, 1)}
                valueText={t('milestonesGrowth.soFar', { count: achieved, total })}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
