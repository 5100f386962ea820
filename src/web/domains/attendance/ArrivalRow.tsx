import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { AllergyMark, ChildAvatar } from '#web/domains/children/ChildName.tsx';
import { fullName } from '#web/domains/children/rules.ts';
import { formatTime, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Private } from '#web/ui/Private.tsx';
import { performersFor } from './performers.ts';
import { type AttendanceRow, lastSpanOf } from './rules.ts';
import type { Arrival } from './useArrivals.ts';
import { usePerformerText } from './usePerformerText.ts';

type ArrivalRowProps = {
  row: AttendanceRow;
  /** Undefined while it is not ticked. */
  arrival: Arrival | undefined;
  disabled: boolean;
  onTick(): void;
  /** Somebody else brings it. */
  onAsk(): void;
};

/** A child to tick as having come; then by whom it was brought, which a tap changes. */
export function ArrivalRow({ row, arrival, disabled, onTick, onAsk }: ArrivalRowProps) {
  const { t } = useTranslation();
  const performerText = usePerformerText();
  const { child } = row;
  const name = fullName(child);
  const performer = performersFor(child, { action: 'check-in', date: useCenterToday() }).find(
    ({ recordedAs }) => recordedAs === arrival?.by,
  );
  const by = performer ? performerText(performer).label : arrival?.by;
  return (
    <li
      className={clsx(
        'flex min-h-17 items-center gap-2 pe-3 sm:pe-4',
        arrival?.problem ? 'bg-attention-soft' : arrival ? 'bg-action-soft' : 'bg-surface',
      )}
    >
      <label className="relative flex min-h-17 min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5 ps-3 sm:ps-4">
        <input
          type="checkbox"
          className="check"
          checked={arrival !== undefined}
          disabled={disabled}
          onChange={onTick}
        />
        <ChildAvatar child={child} />
        <span className="min-w-0 flex-1">
          <Private className="block truncate font-semibold leading-snug">{name}</Private>
          <span className="block text-ink-soft text-sm leading-snug">
            {arrival ? formatTime(arrival.at.time) : <State row={row} />}
          </span>
          {child.allergies && (
            <Private className="block [&_.line-clamp-2]:line-clamp-1">
              <AllergyMark allergies={child.allergies} />
            </Private>
          )}
        </span>
      </label>
      {arrival && (
        <button type="button" className={choice} disabled={disabled} onClick={onAsk}>
          <span className="min-w-0">
            <span className="sr-only">{t('attendanceArrivals.broughtBy', { name })} </span>
            <Private className="line-clamp-2 break-words">{by}</Private>
          </span>
          <ChevronDown className="size-4 shrink-0" aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

/** Why it is not here: not yet, not today, not booked, or not any more. */
function State({ row: { day, whereabouts } }: { row: AttendanceRow }) {
  const { t } = useTranslation();
  const stay = day && lastSpanOf(day);
  if (stay?.checkOutTime) return t('attendanceDialog.alreadyLeft', { time: formatTime(stay.checkOutTime) });
  if (whereabouts === 'unbooked') return t('attendance.notBooked');
  return t(whereabouts === 'absent' ? 'attendance.notComing' : 'attendance.notIn');
}

const choice = clsx(
  'flex min-h-11 max-w-36 items-center gap-1.5 rounded-md border border-line-strong/60 bg-surface px-2.5 py-1 text-start font-medium text-sm leading-tight sm:max-w-56',
  'hover:border-line-strong hover:bg-sunken',
);
