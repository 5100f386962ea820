import { clsx } from 'clsx';
import type { Overview } from '#web/domains/billing/account-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';

const AGES = ['notDue', 'days1to30', 'days31to60', 'days61to90', 'over90'] as const;
const LOOKS = {
  notDue: 'bg-action',
  days1to30: 'bg-highlight',
  days31to60: 'bg-attention/60',
  days61to90: 'bg-attention/80',
  over90: 'bg-attention-ink',
};

/** How old what is owed is: a bar of its parts, each named below with its amount. */
export function Aging({ aging, owed }: { aging: Overview['aging']; owed: number }) {
  const { t } = useTranslation();
  return (
    <Card as="section" title={t('billing.aging.title')} level={3}>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {AGES.filter((age) => aging[age] > 0).map((age) => (
          <span key={age} className={clsx('min-w-1', LOOKS[age])} style={{ flexGrow: aging[age] / owed }} />
        ))}
      </div>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-5">
        {AGES.map((age) => (
          <div key={age} className="flex items-baseline gap-2 sm:flex-wrap">
            <dt className="flex items-baseline gap-2 text-ink-soft text-sm">
              <span aria-hidden="true" className={clsx('size-2.5 shrink-0 rounded-full', LOOKS[age])} />
              {t(`billing.aging.${age}`)}
            </dt>
            <dd className="font-medium tabular-nums max-sm:ms-auto sm:w-full sm:ps-4.5">{formatMoney(aging[age])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
