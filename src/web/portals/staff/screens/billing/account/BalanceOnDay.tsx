import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceOn } from '../../../../../domains/billing/account-queries.ts';
import { reasonOf } from '../../../../../lib/errors.ts';
import { formatDate, useCenterToday } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { DateInput } from '../../../../../ui/DateInput.tsx';
import { Field } from '../../../../../ui/Field.tsx';
import { Skeleton } from '../../../../../ui/Skeleton.tsx';
import { Balance } from '../Balance.tsx';

/** What was owed at the end of any day. */
export function BalanceOnDay({ accountId }: { accountId: number }) {
  const { t } = useTranslation();
  const today = useCenterToday();
  const [date, setDate] = useState(today);
  const { data, error, isFetching, refetch } = useQuery({ ...balanceOn(accountId, date), enabled: date !== '' });
  return (
    <Card as="section" level={3} title={t('billing.account.balanceOn')}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={t('billing.account.day')} className="max-sm:w-full sm:w-48">
          <DateInput value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        {date === '' ? null : error ? (
          <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
            {reasonOf(error, t('billing.account.balanceFailed'))}
          </Alert>
        ) : (
          <p role="status" className="flex min-h-11 flex-col justify-center">
            <span className="text-ink-soft text-sm">{t('billing.account.endOf', { date: formatDate(date) })}</span>
            {data ? <Balance cents={data.balance} className="text-xl" /> : <Skeleton className="h-6 w-28" />}
          </p>
        )}
      </div>
    </Card>
  );
}
