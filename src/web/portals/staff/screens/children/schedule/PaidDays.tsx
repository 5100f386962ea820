import { useQuery } from '@tanstack/react-query';
import { childBilling } from '#web/domains/billing/plan-queries.ts';
import { paidDays } from '#web/domains/billing/rules.ts';
import { center } from '#web/domains/center/queries.ts';
import { schedulesOf } from '#web/domains/schedules/queries.ts';
import { arranged, bookedDays } from '#web/domains/schedules/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { together } from '#web/ui/together.ts';
import type { WantedDays } from './scheduleValues.ts';
import { useScheduleText } from './useScheduleText.ts';

type PaidDaysProps = {
  childId: number;
  /** The local date of which it is told. */
  on: string;
  /** Books the days that are paid for. */
  onBook(wanted: WantedDays): void;
  /** Changes what is paid. */
  onPlans?(): void;
};

/** Where care is paid on other days than the booked ones, on which; each can be made as the other (schedules-4). */
export default function PaidDays({ childId, on, onBook, onPlans }: PaidDaysProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const text = useScheduleText();
  const billing = useQuery(childBilling(childId));
  const schedules = useQuery(schedulesOf(childId));
  const house = useQuery(center);
  const read = together({ billing, schedules, house });
  if (read.error && !read.data) return <LoadFailed read={read} failed={t('schedules.paidFailed')} />;
  if (!read.data) return null;
  const open = read.data.house.openingHours.map(({ weekday }) => weekday);
  const paid = paidDays(read.data.billing.enrollments, open, on);
  const booked = bookedDays(arranged(read.data.schedules, on).now, open);
  if (!paid || !booked || paid.join() === booked.join()) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-highlight-soft px-3 py-2 text-highlight-ink">
      <p className="min-w-0 flex-1">{t('schedules.paid', { days: text.days(paid) })}</p>
      {can('children.enroll') && paid.length > 0 && (
        <Button variant="secondary" size="small" onClick={() => onBook({ from: on, weekdays: paid })}>
          {t('schedules.bookPaid')}
        </Button>
      )}
      {onPlans && (
        <Button variant="secondary" size="small" onClick={onPlans}>
          {t('schedules.changePaid')}
        </Button>
      )}
    </div>
  );
}
