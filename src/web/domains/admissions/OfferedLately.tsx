import { useTranslation } from '#web/lib/useTranslation.tsx';
import type { Waitlist } from './rules.ts';

/** How many places were offered within twelve months, and how long half of the families had waited. */
export function OfferedLately({ offered: { count, medianDays } }: { offered: Waitlist['offered'] }) {
  const { t } = useTranslation();
  return (
    <p className="mt-2 text-ink-soft">
      {t('admissionsJoin.list.offers', { count })}
      {medianDays !== null && ` ${t('admissionsJoin.list.waited', { count: medianDays })}`}
    </p>
  );
}
