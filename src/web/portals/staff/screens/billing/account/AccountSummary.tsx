import type { AccountDetail } from '#web/domains/billing/account-rules.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Tile } from '../Tile.tsx';
import { BalanceOnDay } from './BalanceOnDay.tsx';

/** How a payer stands today, and how they are reached. */
export function AccountSummary({ account }: { account: AccountDetail }) {
  const { t } = useTranslation();
  const { id, balance, overdue, uninvoiced, lastPaymentOn, savedMethod, autopay, email, address } = account;
  return (
    <section aria-labelledby="account-in-numbers" className="flex flex-col gap-3 sm:gap-4">
      <VisuallyHidden>
        <h2 id="account-in-numbers">{t('billing.account.summary')}</h2>
      </VisuallyHidden>
      <dl className="grid grid-cols-2 gap-3 max-sm:*:first:col-span-2 sm:grid-cols-3 sm:gap-4">
        <Tile
          label={t(balance < 0 ? 'billing.account.credit' : 'billing.account.owes')}
          value={formatMoney(Math.abs(balance))}
          sub={
            lastPaymentOn
              ? t('billing.account.lastPaid', { date: formatDate(lastPaymentOn) })
              : t('billing.account.neverPaid')
          }
        />
        <Tile
          label={t('billing.account.overdue')}
          value={formatMoney(overdue)}
          sub={
            overdue > 0
              ? t('billing.accounts.daysOverdue', { count: account.daysOverdue })
              : t('billing.account.notOverdue')
          }
          isUrgent={overdue > 0}
        />
        <Tile
          label={t('billing.account.uninvoiced')}
          value={formatMoney(uninvoiced)}
          sub={t('billing.account.uninvoicedSub')}
        />
      </dl>
      <div className="grid gap-3 sm:gap-4 lg:grid-cols-2">
        <Card as="section" level={3} title={t('billing.account.details')}>
          <DescriptionList
            items={[
              {
                term: t('common.email'),
                detail: email ? (
                  <TextLink quiet href={`mailto:${email}`} className="wrap-anywhere">
                    {email}
                  </TextLink>
                ) : (
                  <Missing />
                ),
              },
              {
                term: t('common.address'),
                detail: address ? <span className="wrap-anywhere whitespace-pre-line">{address}</span> : <Missing />,
              },
              {
                term: t('billing.account.method'),
                detail: savedMethod
                  ? t(autopay ? 'billing.account.autopay' : 'billing.account.savedMethod', { method: savedMethod })
                  : t('billing.account.noMethod'),
              },
            ]}
          />
        </Card>
        <BalanceOnDay accountId={id} />
      </div>
    </section>
  );
}

const Missing = () => <span className="text-ink-soft">{useTranslation().t('billing.account.missing')}</span>;
