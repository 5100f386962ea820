import { clsx } from 'clsx';
import { CircleCheck, DoorClosed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AttendanceRow, Whereabouts } from '#web/domains/attendance/rules.ts';
import type { Room, RoomRatio } from '#web/domains/center/rules.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';

type RoomSummaryProps = {
  room: Room;
  rows: readonly AttendanceRow[];
  counts: Readonly<Record<Whereabouts, number>>;
  /** How many sleep: null while that is read, undefined for who may not know. */
  asleep: number | null | undefined;
  ratio: RoomRatio | undefined;
};

/** How many are where, whether the staff is enough, and what has to be known before anything else. */
export function RoomSummary({ room, rows, counts, asleep, ratio }: RoomSummaryProps) {
  const { t, i18n } = useTranslation();
  const names = (of: readonly AttendanceRow[]) =>
    new Intl.ListFormat(i18n.language).format(of.map(({ child }) => child.firstName));
  const allergic = rows.filter(({ child, whereabouts }) => child.allergies !== '' && AROUND.includes(whereabouts));
  const figures = [
    [t('attendanceRoom.expected'), counts.expected],
    [t('attendanceRoom.here'), counts.here],
    ...(asleep === undefined ? [] : [[t('attendanceRoom.asleep'), asleep] as const]),
    [t('attendanceRoom.away'), counts.left + counts.absent],
  ] as const;
  return (
    <section
      aria-label={t('attendanceRoom.now')}
      className="flex flex-col gap-2 rounded-lg border border-line bg-surface px-3 py-2.5 shadow-card sm:px-4"
    >
      <dl className="grid auto-cols-fr grid-flow-col">
        {figures.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse items-center">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="font-semibold text-xl leading-tight tabular-nums">{count ?? '\u00a0'}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-1 text-sm empty:hidden">
        {ratio && <Ratio of={ratio} />}
        {room.capacity !== null && counts.here >= room.capacity && (
          <Line tone={counts.here > room.capacity ? 'attention' : 'plain'} icon={<DoorClosed />}>
            {counts.here > room.capacity
              ? t('attendanceRoom.overfull', { count: counts.here - room.capacity })
              : t('attendanceRoom.full', { count: room.capacity })}
          </Line>
        )}
        {allergic.length > 0 && (
          <Line tone="attention" icon={<TriangleAlert />}>
            <Private>{t('attendanceRoom.allergies', { count: allergic.length, names: names(allergic) })}</Private>
          </Line>
        )}
      </div>
    </section>
  );
}

/** Whose food and day it concerns: those here, and those still to come. */
const AROUND: readonly Whereabouts[] = ['expected', 'here'];

function Ratio({ of: { childrenPresent, staffOnDuty, staffNeeded, childrenPerStaff, isBroken } }: { of: RoomRatio }) {
  const { t } = useTranslation();
  if (childrenPresent === 0 && staffOnDuty === 0) return null;
  return (
    <Line tone={isBroken ? 'attention' : 'plain'} icon={isBroken ? <TriangleAlert /> : <CircleCheck />}>
      {isBroken
        ? t('attendanceRoom.tooFewStaff', { count: staffOnDuty, needed: staffNeeded })
        : t('attendanceRoom.enoughStaff', { count: staffOnDuty, most: childrenPerStaff })}
    </Line>
  );
}

function Line({ tone, icon, children }: { tone: 'plain' | 'attention'; icon: ReactNode; children: ReactNode }) {
  return (
    <p
      className={clsx(
        'flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0',
        tone === 'attention' ? 'font-medium text-attention-ink' : 'text-ink-soft',
      )}
    >
      <span aria-hidden="true">{icon}</span>
      <span className="min-w-0 break-words">{children}</span>
    </p>
  );
}
