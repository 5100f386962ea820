import { cancelBooking } from '#web/domains/bookings/queries.ts';
import { type BookableDay, canAsk, type FamilyChild, type FamilyDays } from '#web/domains/bookings/rules.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Private } from '#web/ui/Private.tsx';
import { useAction } from '#web/ui/useAction.ts';

type ChildOnDayProps = {
  child: FamilyChild;
  day: BookableDay;
  data: FamilyDays;
  onAsk(child: FamilyChild, day: BookableDay): void;
  near: { onPointerEnter(): void; onFocus(): void };
};

/** What is booked for a child on a day, and what can be done about it. */
export function ChildOnDay({ child, day, data, onAsk, near }: ChildOnDayProps) {
  const { t } = useTranslation();
  const { booking } = day;
  const name = child.firstName;
  const date = formatDate(day.date);
  const { run: cancel } = useAction(cancelBooking, {
    done: t('bookingsFamily.cancelled'),
    failed: t('bookingsFamily.notCancelled'),
  });
  const askToCancel = (id: number) =>
    confirmDelete({
      title: t('bookingsFamily.cancelTitle'),
      text: <Private>{t('bookingsFamily.cancelText', { name, date })}</Private>,
      label: t('bookingsFamily.cancelYes'),
      cancel: t('common.keepIt'),
      doDelete: () => cancel({ params: { id } }),
    });
  const times = booking && booking.status !== 'declined' ? booking : day;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 font-medium">
        <Private>{name}</Private>
      </span>
      <State day={day} />
      {times.arrives && times.leaves && (
        <span className="text-ink-soft text-sm tabular-nums">
          {formatTime(times.arrives)} – {formatTime(times.leaves)}
        </span>
      )}
      {booking?.givesUp && booking.status !== 'declined' && (
        <span className="text-ink-soft text-sm">
          {t('bookingsFamily.insteadOf', { date: formatDate(booking.givesUp) })}
        </span>
      )}
      {booking?.status === 'declined' && booking.reason && (
        <span className="wrap-anywhere basis-full text-ink-soft text-sm">{booking.reason}</span>
      )}
      <span className="ms-auto">
        {canAsk(day, data) && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('bookingsFamily.askFor', { name, date })}
            onClick={() => onAsk(child, day)}
            {...near}
          >
            {t('bookingsFamily.ask')}
          </Button>
        )}
        {booking?.canCancel && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t('bookingsFamily.cancelFor', { name, date })}
            onClick={() => askToCancel(booking.id)}
          >
            {t('bookingsFamily.cancel')}
          </Button>
        )}
      </span>
    </li>
  );
}

function State({ day: { state, isAbsent, closure, booking } }: { day: BookableDay }) {
  const { t } = useTranslation();
  if (state === 'closed') return <Badge>{closure ?? t('bookingsFamily.states.closed')}</Badge>;
  const shown = booking && booking.status !== 'confirmed' ? booking.status : isAbsent ? 'absent' : state;
  if (shown === 'not-enrolled' || shown === 'cancelled') return null;
  return <Badge tone={TONES[shown]}>{t(`bookingsFamily.states.${shown}`)}</Badge>;
}

const TONES = {
  booked: 'success',
  free: 'neutral',
  'given-up': 'neutral',
  absent: 'highlight',
  requested: 'info',
  declined: 'attention',
} as const satisfies Record<string, BadgeTone>;
