import { useTranslation } from '#web/lib/useTranslation.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import type { FamilyGrowth } from './rules.ts';
import { useAge } from './useAge.ts';

type NextListProps = Pick<FamilyGrowth, 'categories' | 'next'>;

/** What one might soon see, by area. */
export function NextList({ categories, next }: NextListProps) {
  const { t } = useTranslation();
  const age = useAge();
  if (next.length === 0) return <p className="text-ink-soft">{t('milestonesGrowth.next.none')}</p>;
  const areas = categories.filter(({ id }) => next.some(({ categoryId }) => categoryId === id));
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {areas.map((category) => (
        <li key={category.id} className="flex gap-3">
          <CategoryMark category={category} />
          <div className="grid min-w-0 gap-3">
            <p className="sr-only">{category.name}</p>
            {next
              .filter(({ categoryId }) => categoryId === category.id)
              .map(({ templateId, title, description, ageRangeMin, ageRangeMax }) => (
                <div key={templateId}>
                  <p className="font-semibold">{title}</p>
                  <p className="text-pretty text-ink-soft text-sm">{description}</p>
                  <p className="mt-0.5 text-ink-faint text-sm">
                    {t('milestonesGrowth.ageRange', { from: age(ageRangeMin), to: age(ageRangeMax) })}
                  </p>
                </div>
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
