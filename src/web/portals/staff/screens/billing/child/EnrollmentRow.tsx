import { type ChildBilling, type Enrollment, stateOf } from '#web/domains/billing/rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { usePlanText } from '../usePlanText.ts';

type EnrollmentRowProps = {
  enrollment: Enrollment;
  /** What each payer pays of a whole period of it. */
  parts: ChildBilling['prices'];
  onEnd(): void;
};

const TONES = { now: 'success', later: 'info', over: 'neutral' } as const;

export function EnrollmentRow({ enrollment, parts, onEnd }: EnrollmentRowProps) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const text = usePlanText();
  const { planName, kind, from, to, weekdays, billedThrough } = enrollment;
  const state = stateOf(enrollment, today);
  const isFee = kind === 'fee';
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="wrap-anywhere font-semibold">{planName}</span>
          {!isFee && <Badge tone={TONES[state]}>{t(`billingPlans.states.${state}`)}</Badge>}
        </p>
        <p className="text-ink-soft tabular-nums">
          {text.price(enrollment)}
          {weekdays && ` · ${text.days(weekdays)}`}
        </p>
        <p className="text-ink-soft text-sm tabular-nums">
          {isFee
            ? t('billingPlans.child.chargedOn', { date: formatDate(from) })
            : to === null
              ? t('billingPlans.child.since', { from: formatDate(from) })
              : t('billingPlans.child.fromTo', { from: formatDate(from), to: formatDate(to) })}
        </p>
        {billedThrough && (
          <p className="text-ink-soft text-sm tabular-nums">
            {t('billingPlans.child.billedThrough', { date: formatDate(billedThrough) })}
          </p>
        )}
        {parts.length > 0 && (
          <p className="mt-1 text-sm tabular-nums">
            {parts.map(({ accountId, accountName, amount }) => (
              <span key={accountId} className="me-4 inline-block">
                {t('billingPlans.child.part', { name: accountName, amount: formatMoney(amount) })}
              </span>
            ))}
          </p>
        )}
      </div>
      {!isFee && state !== 'over' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('billingPlans.end.buttonOf', { plan: planName })}
          onClick={onEnd}
        >
          {t('billingPlans.end.button')}
        </Button>
      )}
    </li>
  );
}
