import type { FamilyBilling } from '../../../../domains/billing/family-rules.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useParentSession } from '../../../../lib/session.ts';
import { formatDate, useCenterToday } from '../../../../lib/time.ts';
import { useTranslation } from '../../../../lib/useTranslation.tsx';
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Private } from '../../../../ui/Private.tsx';

/** The plans one pays for, and when the next payment is due (seed 001 section 2). */
export function SubscriptionCard({ billing }: { billing: FamilyBilling }) {
  const { t } = useTranslation();
  const { center } = useParentSession();
  const { subscriptions, subscriptionStatus, nextPaymentDate } = billing;
  return (
    <Card
      as="section"
      title={t('paying.subscription.title')}
      action={
        <Badge tone={TONES[subscriptionStatus]} className="my-1.5 me-1.5">
          {t(`paying.subscription.states.${subscriptionStatus}`)}
        </Badge>
      }
    >
      {subscriptions.length === 0 ? (
        <>
          <p className="font-medium">{t('paying.subscription.none')}</p>
          <p className="text-pretty text-ink-soft text-sm">
            {t('paying.subscription.noneText', { center: center.name })}
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
          <span className="text-ink-soft">{t('paying.subscription.next')}</span>
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
      ? t('paying.subscription.from', { date: formatDate(from) })
      : to !== null && t('paying.subscription.to', { date: formatDate(to) });
  return (
    <li className="py-2.5 first:pt-0 last:pb-0">
      <p className="wrap-anywhere font-medium">{plan}</p>
      <p className="tabular-nums">{t(`paying.per.${cadence}`, { amount: formatMoney(amount) })}</p>
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
