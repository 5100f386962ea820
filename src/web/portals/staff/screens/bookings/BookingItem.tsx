import { confirmBooking } from '#web/domains/bookings/queries.ts';
import type { StaffBooking } from '#web/domains/bookings/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate, formatInstant, formatTime } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { confirmFirst } from '#web/ui/confirm.ts';
import { useAction } from '#web/ui/useAction.ts';

type BookingItemProps = {
  booking: StaffBooking;
  onDecline(): void;
  near: { onPointerEnter(): void; onFocus(): void };
};

/** A booking with what the rule says of it, and the answers that can be given. */
export function BookingItem({ booking, onDecline, near }: BookingItemProps) {
  const { t } = useTranslation();
  const { id, childName, room, date, kind, arrives, leaves, givesUp, price, requestedBy, requestedAt, verdict } =
    booking;
  const name = childName;
  const { run, isPending } = useAction(confirmBooking, {
    done: t('bookings.confirmed', { name }),
    failed: t('bookings.notConfirmed'),
  });
  const against = verdict && (!verdict.hasPlace ? 'full' : verdict.keepsRatio ? null : 'ratio');
  const confirm = (overruleAcknowledged: boolean) => run({ params: { id }, body: { overruleAcknowledged } });
  const ask = () =>
    against
      ? confirmFirst({
          title: t('bookings.overrule.title'),
          text: t(`bookings.overrule.${against}`),
          label: t('bookings.overrule.confirm'),
          act: () => confirm(true),
        })
      : confirm(false);
  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:px-5 md:flex-row md:items-center">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <Badge tone="info" icon={null}>
            {t(`bookings.kinds.${kind}`)}
          </Badge>
          {verdict && <Verdict against={against} />}
        </p>
        <p className="mt-1">
          {formatDate(date, 'full')} · {formatTime(arrives)} – {formatTime(leaves)} · {room}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {givesUp && <>{t('bookings.insteadOf', { date: formatDate(givesUp) })} · </>}
          {price > 0 && <>{formatMoney(price)} · </>}
          {t('bookings.askedBy', { name: requestedBy, moment: formatInstant(requestedAt) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={t(verdict ? 'bookings.declineOf' : 'bookings.takeBackOf', { name, date: formatDate(date) })}
          onClick={onDecline}
          {...near}
        >
          {t(verdict ? 'bookings.decline' : 'bookings.takeBack')}
        </Button>
        {verdict && (
          <Button
            aria-label={t('bookings.confirmOf', { name, date: formatDate(date) })}
            busy={isPending}
            onClick={() => void ask()}
          >
            {t('bookings.confirm')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Verdict({ against }: { against: 'full' | 'ratio' | null }) {
  const { t } = useTranslation();
  if (against === null) return <Badge tone="success">{t('bookings.verdict.free')}</Badge>;
  return <Badge tone="attention">{t(`bookings.verdict.${against}`)}</Badge>;
}
