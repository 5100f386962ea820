import { type Offer, timeLeft } from '#web/domains/offers/rules.ts';
import { formatInstant, secondsUntil, useCenterNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';

/** How long an offer still holds its place. */
export function OfferTimeLeft({ offer: { expiresAt } }: { offer: Pick<Offer, 'expiresAt'> }) {
  const { t } = useTranslation();
  // Drawn again each minute.
  useCenterNow();
  const left = timeLeft(0, secondsUntil(expiresAt) * 1000);
  const moment = formatInstant(expiresAt);
  if (!left) return <p className="font-medium text-sm">{t('offers.timeOver', { moment })}</p>;
  return (
    <p className="font-medium text-sm">
      {left.days > 0
        ? t('offers.daysLeft', { count: left.days, hours: left.hours, moment })
        : t('offers.hoursLeft', { count: left.hours, moment })}
    </p>
  );
}
