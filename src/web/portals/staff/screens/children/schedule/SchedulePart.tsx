import { useQuery } from '@tanstack/react-query';
import { schedulesOf } from '#web/domains/schedules/queries.ts';
import { arranged, type Schedule } from '#web/domains/schedules/rules.ts';
import { useStaffSession } from '#web/lib/session.ts';
import { useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import PaidDays from './PaidDays.tsx';
import type { WantedDays } from './scheduleValues.ts';
import { useScheduleText } from './useScheduleText.ts';

type SchedulePartProps = {
  childId: number;
  /** Books other days; those that are wanted, where they are known. */
  onChange(wanted?: WantedDays): void;
  onPlans(): void;
};

/** On which days a child is booked now, later and before (schedules-1). */
export default function SchedulePart({ childId, onChange, onPlans }: SchedulePartProps) {
  const { t } = useTranslation();
  const { can } = useStaffSession();
  const today = useCenterToday();
  const read = useQuery(schedulesOf(childId));
  if (read.isError && !read.data) return <LoadFailed read={read} failed={t('schedules.failed')} />;
  if (!read.data) return <Skeleton className="h-12" />;
  const { now, coming, past } = arranged(read.data, today);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        {now ? <ScheduleText schedule={now} /> : <p className="text-ink-soft">{t('schedules.everyDay')}</p>}
        {can('children.enroll') && (
          <Button variant="secondary" size="small" onClick={() => onChange()}>
            {t('schedules.change')}
          </Button>
        )}
      </div>
      {can('billing') && <PaidDays childId={childId} on={today} onBook={onChange} onPlans={onPlans} />}
      {coming.map((schedule) => (
        <ScheduleText key={schedule.id} schedule={schedule} label={t('schedules.coming')} />
      ))}
      {past.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2 text-ink-soft text-sm">{t('schedules.past')}</summary>
          <div className="mt-2 flex flex-col gap-3">
            {past.map((schedule) => (
              <ScheduleText key={schedule.id} schedule={schedule} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function ScheduleText({ schedule, label }: { schedule: Schedule; label?: string }) {
  const text = useScheduleText();
  return (
    <div className="min-w-0">
      {label && <p className="text-ink-soft text-sm">{label}</p>}
      {text.lines(schedule).map((line) => (
        <p key={line} className="text-ink">
          {line}
        </p>
      ))}
      <p className="text-ink-soft text-sm">{text.span(schedule)}</p>
    </div>
  );
}
