import { useQuery } from '@tanstack/react-query';
import { billingOverview } from '../../../../../domains/billing/account-queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatMonth } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden.tsx';
import { Tile } from '../Tile.tsx';
import { Aging } from './Aging.tsx';

/** The center's money as of today: this month's revenue, what is owed and how old it is, and credits. */
export function Figures() {
  const { t } = useTranslation();
  const { data: figures, error, isFetching, refetch } = useQuery(billingOverview);
  if (!figures && error) {
    return (
      <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
        {reasonOf(error, t('billing.figures.failed'))}
      </Alert>
    );
  }
  const money = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents));
  return (
    <section aria-labelledby="billing-in-numbers" aria-busy={!figures} className="flex flex-col gap-3 sm:gap-4">
      <VisuallyHidden>
        <h2 id="billing-in-numbers">{t('billing.figures.label')}</h2>
        {!figures && <span role="status">{t('billing.figures.loading')}</span>}
      </VisuallyHidden>
      <dl className="grid grid-cols-2 gap-3 max-sm:*:first:col-span-2 sm:gap-4 lg:grid-cols-5">
        <Tile
          label={t('billing.figures.revenue')}
          value={money(figures?.monthRevenue)}
          sub={
            figures &&
            t('billing.figures.revenueSub', {
              month: formatMonth(figures.date.slice(0, 7)),
              amount: formatMoney(figures.monthReceived),
            })
          }
          className="sm:max-lg:col-span-2"
        />
        <Tile
          label={t('billing.figures.owed')}
          value={money(figures?.owed)}
          sub={t('billing.figures.owedSub', { count: figures?.owingAccounts ?? 0 })}
        />
        <Tile
          label={t('billing.figures.overdue')}
          value={money(figures?.overdue)}
          sub={t('billing.figures.overdueSub', { count: figures?.overdueInvoices ?? 0 })}
          isUrgent={figures !== undefined && figures.overdue > 0}
        />
        <Tile
          label={t('billing.figures.unpaid')}
          value={figures?.unpaidInvoices}
          sub={t('billing.figures.unpaidSub', { count: figures?.unpaidInvoices ?? 0 })}
        />
        <Tile label={t('billing.figures.credit')} value={money(figures?.credit)} sub={t('billing.figures.creditSub')} />
      </dl>
      {figures && figures.owed > 0 && <Aging aging={figures.aging} owed={figures.owed} />}
    </section>
  );
}
