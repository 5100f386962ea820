import { clsx } from 'clsx';
import { CategoryMark, hueLook } from '#web/domains/milestones/CategoryMark.tsx';
import type { Achieved, Growth } from '#web/domains/milestones/rules.ts';
import { useAge } from '#web/domains/milestones/useAge.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

type AgeAxisProps = Pick<Growth, 'categories' | 'achieved'> & { ageMonths: number };

const LEAST_MONTHS = 12;
const YEAR = 12;

/** What was achieved at which age, an axis for each area; the list below says the same in words. */
export function AgeAxis({ categories, achieved, ageMonths }: AgeAxisProps) {
  const { t } = useTranslation();
  const age = useAge();
  const end = Math.max(LEAST_MONTHS, Math.ceil((ageMonths + 1) / YEAR) * YEAR);
  const step = end > 5 * YEAR ? 2 * YEAR : end > 2 * YEAR ? YEAR : YEAR / 2;
  const marks = Array.from({ length: Math.floor(end / step) + 1 }, (_, place) => place * step);
  const at = (months: number) => `${(months / end) * 100}%`;
  return (
    <div>
      <ul className="grid gap-2">
        {categories.map((category) => {
          const own = achieved.filter(({ categoryId }) => categoryId === category.id);
          return (
            <li key={category.id} className="flex items-center gap-3">
              <CategoryMark category={category} small />
              <span className="sr-only">
                {t('milestones.child.onAxis', { area: category.name, count: own.length })}
              </span>
              <div
                aria-hidden="true"
                className="relative me-2 h-8 flex-1 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-line-strong/50"
              >
                {placed(own).map(({ milestone, lift }) => (
                  <span
                    key={milestone.id}
                    title={`${milestone.title} · ${age(milestone.ageMonths)}`}
                    style={{
                      insetInlineStart: at(Math.min(milestone.ageMonths, end)),
                      top: `calc(50% - ${lift * 5}px)`,
                    }}
                    className={clsx(
                      'absolute size-4 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface',
                      hueLook(category.colorTheme),
                      'bg-current!',
                      milestone.isStarred && 'outline-2 outline-highlight',
                    )}
                  />
                ))}
                <span
                  className="absolute inset-y-0 w-px bg-action"
                  style={{ insetInlineStart: at(Math.min(ageMonths, end)) }}
                />
              </div>
            </li>
          );
        })}
      </ul>
      <div aria-hidden="true" className="relative ms-10 me-2 mt-1 h-6 text-ink-soft text-xs tabular-nums">
        {marks.map((months, place) => (
          <span
            key={months}
            style={{ insetInlineStart: at(months) }}
            className={clsx(
              'absolute whitespace-nowrap',
              months === 0 ? '' : months === end ? '-translate-x-full' : '-translate-x-1/2',
              // A phone has room for three.
              months !== 0 && months !== end && place !== Math.floor(marks.length / 2) && 'max-sm:hidden',
            )}
          >
            {months === 0 ? t('milestones.child.birth') : age(months)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Milestones of the same age stand above each other. */
function placed(own: readonly Achieved[]): { milestone: Achieved; lift: number }[] {
  const seen = new Map<number, number>();
  return own.map((milestone) => {
    const lift = seen.get(milestone.ageMonths) ?? 0;
    seen.set(milestone.ageMonths, lift + 1);
    return { milestone, lift };
  });
}
