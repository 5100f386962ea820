import { useQuery } from '@tanstack/react-query';
import { billingOverview } from '#web/domains/billing/account-queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Tile } from '../Tile.tsx';
import { Aging } from './Aging.tsx';

/** The center's money as of today: this month's revenue, what is owed and how old it is, and credits. */
export function Figures() {
  const { t } = useTranslation();
  const query = useQuery(billingOverview);
  if (!query.data && query.error) {
    return <LoadFailed read={query} failed={(error) => reasonOf(error, t('billing.figures.failed'))} />;
  }
  const money = (cents: number | undefined) => (cents === undefined ? undefined : formatMoney(cents));
  return (
    <section aria-labelledby="billing-in-numbers" aria-busy={!query.data} className="flex flex-col gap-3 sm:gap-4">
      <VisuallyHidden>
        <h2 id="billing-in-numbers">{t('billing.figures.label')}</h2>
        {!query.data && <span role="status">{t('billing.figures.loading')}</span>}
      </VisuallyHidden>
      <dl className="grid grid-cols-2 gap-3 max-sm:*:first:col-span-2 sm:gap-4 lg:grid-cols-5">
        <Tile
          label={t('billing.figures.revenue')}
          value={money(query.data?.monthRevenue)}
          sub={
            query.data &&
            t('billing.figures.revenueSub', {
              month: formatMonth(query.data.date.slice(0, 7)),
              amount: formatMoney(query.data.monthReceived),
            })
          }
          className="sm:max-lg:col-span-2"
        />
        <Tile
          label={t('billing.figures.owed')}
          value={money(query.data?.owed)}
          sub={t('billing.figures.owedSub', { count: query.data?.owingAccounts ?? 0 })}
        />
        <Tile
          label={t('billing.figures.overdue')}
          value={money(query.data?.overdue)}
          sub={t('billing.figures.overdueSub', { count: query.data?.overdueInvoices ?? 0 })}
          isUrgent={query.data !== undefined && query.data.overdue > 0}
        />
        <Tile
          label={t('billing.figures.unpaid')}
          value={query.data?.unpaidInvoices}
          sub={t('billing.figures.unpaidSub', { count: query.data?.unpaidInvoices ?? 0 })}
        />
        <Tile
          label={t('billing.figures.credit')}
          value={money(query.data?.credit)}
          sub={t('billing.figures.creditSub')}
        />
      </dl>
      {query.data && query.data.owed > 0 && <Aging aging={query.data.aging} owed={query.data.owed} />}
    </section>
  );
}
