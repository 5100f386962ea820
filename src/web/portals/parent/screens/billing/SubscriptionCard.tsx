import type { FamilyBilling } from '#web/domains/billing/family-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useParentSession } from '#web/lib/session.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Private } from '#web/ui/Private.tsx';

/** The plans one pays for, and when the next payment is due (billing-4). */
export function SubscriptionCard({ billing }: { billing: FamilyBilling }) {
  const { t } = useTranslation();
  const { center } = useParentSession();
  const { subscriptions, subscriptionStatus, nextPaymentDate } = billing;
  return (
    <Card
      as="section"
      title={t('billingFamily.subscription.title')}
      action={
        <Badge tone={TONES[subscriptionStatus]} className="my-1.5 me-1.5">
          {t(`billingFamily.subscription.states.${subscriptionStatus}`)}
        </Badge>
      }
    >
      {subscriptions.length === 0 ? (
        <>
          <p className="font-medium">{t('billingFamily.subscription.none')}</p>
          <p className="text-pretty text-ink-soft text-sm">
            {t('billingFamily.subscription.noneText', { center: center.name })}
          </p>
        </>
      ) : (
        <ul className="divide-y divide-line">
          {subscriptions.map((one) => (
            <Plan key={`${one.childId} ${one.plan} ${one.from}`} {...one} />
          ))}
        </ul>
      )}
      {nextPaymentDate !== null && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-line border-t pt-3">
          <span className="text-ink-soft">{t('billingFamily.subscription.next')}</span>
          <span className="font-medium tabular-nums">{formatDate(nextPaymentDate)}</span>
        </p>
      )}
    </Card>
  );
}

function Plan({ childName, plan, cadence, amount, from, to }: FamilyBilling['subscriptions'][number]) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const note =
    from > today
      ? t('billingFamily.subscription.from', { date: formatDate(from) })
      : to !== null && t('billingFamily.subscription.to', { date: formatDate(to) });
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <p className="wrap-anywhere font-medium">{plan}</p>
      <p className="tabular-nums">{t(`billingFamily.per.${cadence}`, { amount: formatMoney(amount) })}</p>
      <p className="text-ink-soft text-sm">
        <Private>{childName}</Private>
      </p>
      {note && <p className="text-ink-soft text-sm">{note}</p>}
    </li>
  );
}

const TONES: Record<FamilyBilling['subscriptionStatus'], BadgeTone> = {
  active: 'success',
  past_due: 'attention',
  pending: 'highlight',
  canceled: 'neutral',
  inactive: 'neutral',
};
