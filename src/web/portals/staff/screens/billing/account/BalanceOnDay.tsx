import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceOn } from '#web/domains/billing/account-queries.ts';
import { reasonOf } from '#web/lib/errors.ts';
import { formatDate, useCenterToday } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Field } from '#web/ui/Field.tsx';
import { LoadFailed } from '#web/ui/LoadFailed.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Balance } from '../Balance.tsx';

/** What was owed at the end of any day. */
export function BalanceOnDay({ accountId }: { accountId: number }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [date, setDate] = useState(today);
  const query = useQuery({ ...balanceOn(accountId, date), enabled: date !== '' });
  return (
    <Card as="section" level={3} title={t('billing.account.balanceOn')}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('common.day')} className="max-sm:w-full sm:w-48">
          <DateInput value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        {date === '' ? null : query.error ? (
          <LoadFailed read={query} failed={(error) => reasonOf(error, t('billing.account.balanceFailed'))} />
        ) : (
          <p role="status" className="flex min-h-11 flex-col justify-center">
            <span className="text-ink-soft text-sm">{t('billing.account.endOf', { date: formatDate(date) })}</span>
            {query.data ? (
              <Balance cents={query.data.balance} className="text-xl" />
            ) : (
              <Skeleton className="h-6 w-28" />
            )}
          </p>
        )}
      </div>
    </Card>
  );
}
