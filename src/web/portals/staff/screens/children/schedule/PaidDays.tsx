import { useQuery } from '@tanstack/react-query';
import { childBilling } from '#web/domains/billing/plan-queries.ts';
import { paidDays } from '#web/domains/billing/rules.ts';
import { center } from '#web/domains/center/queries.ts';
import { bookedDays, type Schedule } from '#web/domains/schedules/rules.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { useScheduleText } from './useScheduleText.ts';

/** Where care is paid on other days than the booked ones, on which (schedules-4). */
export function PaidDays({ childId, schedule }: { childId: number; schedule: Schedule | undefined }) {
  const { t } = useTranslation();
  const text = useScheduleText();
  const today = useCenterToday();
  const read = useQuery(childBilling(childId));
  const { data: house } = useQuery(center);
  if (read.isError && !read.data) return <LoadFailed read={read} failed={t('schedules.paidFailed')} />;
  if (!read.data || !house) return null;
  const open = house.openingHours.map(({ weekday }) => weekday);
  const paid = paidDays(read.data.enrollments, open, today);
  const booked = bookedDays(schedule, open);
  if (!paid || !booked || paid.join() === booked.join()) return null;
  return (
    <p className="rounded-md bg-highlight-soft px-3 py-2 text-highlight-ink">
      {t('schedules.paid', { days: text.days(paid) })}
    </p>
  );
}
