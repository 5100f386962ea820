import { DoorOpen, Moon, TriangleAlert } from 'lucide-react';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { type AttendanceDay, type AttendanceRow, type Span, shownStatusOf } from './rules.ts';

/** Every stay of the day, one per line; or why the child is not here. */
export function StayCell({ row: { day, booked, whereabouts } }: { row: AttendanceRow }) {
  const { t } = useTranslation();
  if (!day || whereabouts === 'absent') {
    return (
      <span className="text-ink-soft">
        {t(`attendance.${whereabouts === 'absent' ? 'notComing' : booked ? 'notIn' : 'notBooked'}`)}
      </span>
    );
  }
  return (
    <span className="block">
      {day.spans.toSorted(byCheckIn).map((span) => (
        <span key={span.id} className="block tabular-nums lg:whitespace-nowrap">
          {span.checkOutTime ? (
            t('attendance.span', { from: formatTime(span.checkInTime), to: formatTime(span.checkOutTime) })
          ) : (
            <span className="whitespace-nowrap">{formatTime(span.checkInTime)}</span>
          )}
        </span>
      ))}
    </span>
  );
}

/** Present, Late or Absent, each with a shape of its own; and beside it that the child has gone home. Nobody is absent who is not booked. */
export function StatusCell({ row: { day, whereabouts } }: { row: AttendanceRow }) {
  const { t } = useTranslation();
  const status = shownStatusOf(day);
  if (whereabouts === 'unbooked') return null;
  return (
    <span className="flex flex-wrap items-center gap-1.5 max-xl:flex-col max-xl:items-start max-sm:items-end">
      <Badge tone={tones[status]} icon={status === 'absent' ? <Moon /> : undefined}>
        {t(`attendance.status.${status}`)}
      </Badge>
      {whereabouts === 'left' && <Badge icon={<DoorOpen />}>{t('attendance.checkedOutBadge')}</Badge>}
    </span>
  );
}

/** The child was never checked out of an earlier day. */
export function ForgottenMark({ date: day }: { date: string }) {
  const { t } = useTranslation();
  return (
    <span className="flex items-center gap-1 font-medium text-highlight-ink text-xs">
      <TriangleAlert className="size-3.5 shrink-0" />
      {t('attendance.forgotten', { day })}
    </span>
  );
}

const byCheckIn = (a: Span, b: Span) => a.checkInTime.localeCompare(b.checkInTime);

const tones: Record<AttendanceDay['status'], BadgeTone> = { present: 'success', late: 'highlight', absent: 'neutral' };
