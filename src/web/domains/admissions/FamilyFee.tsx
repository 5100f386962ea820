import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { FamilyInquiry } from './rules.ts';

/** What a family is asked for standing on the waitlist, how it is paid, and what became of it (admissions-21). */
export function FamilyFee({ fee }: { fee: FamilyInquiry['fee'] }) {
  const { t } = useTranslation();
  if (!fee) return null;
  const { amount, isRefundable, state, paidOn, returnedOn, instructions } = fee;
  const money = formatMoney(amount);
  return (
    <Card as="section" title={t('admissionsJoin.fee.title')}>
      <p className="font-semibold">
        {state === 'asked' && t('admissionsJoin.fee.asked', { amount: money })}
        {state !== 'asked' &&
          state !== 'returned' &&
          t('admissionsJoin.fee.paid', { amount: money, date: paidOn ? formatDate(paidOn) : '' })}
        {state === 'returned' &&
          t('admissionsJoin.fee.returned', { amount: money, date: returnedOn ? formatDate(returnedOn) : '' })}
      </p>
      {state === 'owed' && <p className="mt-1">{t('admissionsJoin.fee.owed')}</p>}
      {state !== 'owed' && state !== 'returned' && (
        <p className="mt-1 text-ink-soft">
          {t(isRefundable ? 'admissionsJoin.fee.refundable' : 'admissionsJoin.fee.kept')}
        </p>
      )}
      {state === 'asked' && (
        <p className="wrap-anywhere mt-3 whitespace-pre-line">{instructions ?? t('admissionsJoin.fee.askHow')}</p>
      )}
    </Card>
  );
}
