import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { useWeekdayNames } from '#web/lib/useWeekdayNames.ts';
import { Card } from '#web/ui/Card.tsx';
import { type ListedInquiry, nameOf } from './rules.ts';

/** Children for whom a place is asked for, and what is wished for each. */
export function AskedChildren({ asked }: { asked: readonly Omit<ListedInquiry['children'][number], 'id'>[] }) {
  const { t } = useTranslation();
  const weekday = useWeekdayNames();
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {asked.map((child, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is read once and never reordered
          <li key={at} className="px-4 py-3 sm:px-5">
            <p className="wrap-anywhere font-semibold">{nameOf(child) || t('admissionsJoin.unborn')}</p>
            <p>
              {child.birthDate
                ? t('admissionsJoin.bornOn', { date: formatDate(child.birthDate) })
                : t('admissionsJoin.dueOn', { date: formatDate(child.dueDate ?? '') })}
            </p>
            <p className="text-ink-soft">
              {t('admissionsJoin.from', { date: formatDate(child.wishedStart) })} ·{' '}
              {child.weekdays.map((day) => weekday(day, 'short')).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
