import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { lookState, type RunningNap } from '#web/domains/activities/rules.ts';
import NoticeLines from '#web/domains/attendance/NoticeLines.tsx';
import type { DayNotice } from '#web/domains/attendance/notices.ts';
import { type AttendanceRow, lastSpanOf } from '#web/domains/attendance/rules.ts';
import { useBookedText } from '#web/domains/attendance/useBookedText.ts';
import { AllergyMark, ChildAvatar } from '#web/domains/children/ChildName.tsx';
import { fullName } from '#web/domains/children/rules.ts';
import { formatDuration } from '#web/lib/duration.ts';
import { formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';

type RoomRowProps = {
  row: AttendanceRow;
  /** The nap the child is taking. */
  nap: RunningNap | null;
  now: number;
  notices: readonly DayNotice[];
  /** Whether a room that is not the child's own is said; where the list is one room's, it is said already. */
  tellsRoom: boolean;
  /** The next step. */
  children: ReactNode;
};

/** A child of the room: picture, name, allergies, where it is. */
export function RoomRow({ row, nap, now, notices, tellsRoom, children }: RoomRowProps) {
  const { t } = useTranslation();
  const { child, day, whereabouts } = row;
  return (
    <li className="flex min-h-17 items-center gap-3 bg-surface px-3 py-1 sm:px-4">
      <span className={clsx(whereabouts !== 'here' && 'grayscale')}>
        <ChildAvatar child={child} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold leading-snug">
          <Private>{fullName(child)}</Private>
        </p>
        <p className="line-clamp-2 text-ink-soft text-sm leading-snug">
          <State row={row} nap={nap} now={now} />
        </p>
        {tellsRoom && day?.roomNow && (
          <p className="break-words text-sm leading-snug">{t('attendance.roomNow', { room: day.roomNow.name })}</p>
        )}
        {child.allergies && (
          <Private className="block [&_.line-clamp-2]:line-clamp-1">
            <AllergyMark allergies={child.allergies} />
          </Private>
        )}
        <NoticeLines notices={notices} />
      </div>
      <div className="shrink-0">{children}</div>
    </li>
  );
}

function State({ row: { day, booked, whereabouts }, nap, now }: Pick<RoomRowProps, 'row' | 'nap' | 'now'>) {
  const { t } = useTranslation();
  const bookedText = useBookedText();
  const stay = day && lastSpanOf(day);
  if (nap) {
    const { state, minutes } = lookState(nap, now);
    return state === 'overdue' ? (
      <span className="font-semibold text-attention-ink">
        {minutes === 0
          ? t('attendanceRoom.state.lookDueNow')
          : t('attendanceRoom.state.lookDue', { duration: formatDuration(minutes) })}
      </span>
    ) : (
      t('attendanceRoom.state.asleep', { time: formatTime(nap.sinceTime), duration: formatDuration(minutes) })
    );
  }
  switch (whereabouts) {
    case 'expected':
      return [t('attendanceRoom.state.expected'), bookedText(booked)].filter(Boolean).join(' · ');
    case 'here':
      return t('attendanceRoom.state.here', { time: formatTime(stay?.checkInTime) });
    case 'left':
      return t('attendanceRoom.state.left', { time: formatTime(stay?.checkOutTime) });
    case 'absent':
      return t('attendanceRoom.state.absent');
    case 'unbooked':
      return t('attendanceRoom.state.unbooked');
  }
}
