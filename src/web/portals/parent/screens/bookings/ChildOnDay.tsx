import { Link } from 'react-router';
import { cancelBooking } from '#web/domains/bookings/queries.ts';
import {
  type BookableDay,
  canAsk,
  canChange,
  canStayAway,
  type FamilyBooking,
  type FamilyChild,
  type FamilyDays,
  shownOf,
} from '#web/domains/bookings/rules.ts';
import { HOMES } from '#web/lib/session.ts';
import { formatDate, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmDelete } from '#web/ui/confirm.ts';
import { Private } from '#web/ui/Private.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useAction } from '#web/ui/useAction.ts';

/** What a button does, and what is fetched when it is near. */
type Opening = { onClick(): void; onPointerEnter(): void; onFocus(): void };
type ChildOnDayProps = {
  child: FamilyChild;
  day: BookableDay;
  data: FamilyDays;
  today: string;
  /** Asks for the day, or for other times of it. */
  ask: Opening;
  stayAway: Opening;
};

/** What is booked for a child on a day, and what can be done about it. */
export function ChildOnDay({ child, day, data, today, ask, stayAway }: ChildOnDayProps) {
  const { t } = useTranslation();
  const { booking, changes } = day;
  const name = child.firstName;
  const date = formatDate(day.date);
  const bookings = [booking, ...changes].filter((one) => one !== null);
  const isAwaited = shownOf(day) === 'absent' && day.date >= today;
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium">
          <Private>{name}</Private>
        </span>
        <State day={day} />
        {day.arrives && day.leaves && (
          <span className="text-ink-soft text-sm tabular-nums">
            {formatTime(day.arrives)} – {formatTime(day.leaves)}
          </span>
        )}
      </p>
      {bookings.map((one) => (
        <Asked key={one.id} booking={one} name={name} />
      ))}
      {isAwaited && (
        <p className="text-ink-soft text-sm">
          {t('bookingsFamily.away.takeBack')}{' '}
          <TextLink asChild>
            <Link to={HOMES.parent}>{t('bookingsFamily.away.dashboard')}</Link>
          </TextLink>
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canAsk(day, data) && (
          <Button variant="secondary" size="small" aria-label={t('bookingsFamily.askFor', { name, date })} {...ask}>
            {t('bookingsFamily.ask')}
          </Button>
        )}
        {canChange(day, data) && (
          <Button variant="secondary" size="small" aria-label={t('bookingsFamily.changeFor', { name, date })} {...ask}>
            {t('bookingsFamily.change')}
          </Button>
        )}
        {canStayAway(day, today) && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('bookingsFamily.away.for', { name, date })}
            {...stayAway}
          >
            {t('bookingsFamily.away.one')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What was asked for, how it stands, and its cancelling. */
function Asked({ booking, name }: { booking: FamilyBooking; name: string }) {
  const { t } = useTranslation();
  const { id, kind, status, arrives, leaves, givesUp, reason, endedBecause, canCancel } = booking;
  const date = formatDate(booking.date);
  const { run: cancel } = useAction(cancelBooking, {
    done: t('bookingsFamily.cancelled'),
    failed: t('bookingsFamily.notCancelled'),
  });
  const askToCancel = () =>
    confirmDelete({
      title: t('bookingsFamily.cancelTitle'),
      text: <Private>{t('bookingsFamily.cancelText', { name, date })}</Private>,
      label: t('bookingsFamily.cancelYes'),
      cancel: t('common.keepIt'),
      doDelete: () => cancel({ params: { id } }),
    });
  const why = endedBecause ? t(`bookingsFamily.endings.${endedBecause}`) : reason;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p className="min-w-0 flex-1 text-ink-soft">
        {t(`bookingsFamily.kinds.${kind}`)}{' '}
        <span className="whitespace-nowrap tabular-nums">
          {formatTime(arrives)} – {formatTime(leaves)}
        </span>
        {' · '}
        {t(`bookingsFamily.answers.${status}`)}
        {givesUp && <> · {t('bookingsFamily.insteadOf', { date: formatDate(givesUp) })}</>}
        {why && <span className="wrap-anywhere block">{why}</span>}
      </p>
      {canCancel && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t(kind === 'times' ? 'bookingsFamily.cancelTimesFor' : 'bookingsFamily.cancelFor', {
            name,
            date,
          })}
          onClick={askToCancel}
        >
          {t('bookingsFamily.cancel')}
        </Button>
      )}
    </div>
  );
}

function State({ day }: { day: BookableDay }) {
  const { t } = useTranslation();
  const shown = shownOf(day);
  if (shown === 'closed') return <Badge>{day.closure ?? t('bookingsFamily.states.closed')}</Badge>;
  if (shown === 'not-enrolled') return null;
  return <Badge tone={TONES[shown]}>{t(`bookingsFamily.states.${shown}`)}</Badge>;
}

const TONES = {
  booked: 'success',
  came: 'success',
  free: 'neutral',
  'given-up': 'neutral',
  absent: 'highlight',
  requested: 'info',
  declined: 'attention',
  ended: 'attention',
} as const satisfies Record<string, BadgeTone>;
