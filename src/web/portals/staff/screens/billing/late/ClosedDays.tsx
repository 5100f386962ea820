import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { closedDays } from '../../../../../domains/billing/plan-queries.ts';
import type { ClosedDay } from '../../../../../domains/billing/rules.ts';
import { formatMoney } from '../../../../../lib/money.ts';
import { formatDate } from '../../../../../lib/time.ts';
import { useTranslation } from '../../../../../lib/useTranslation.tsx';
import { Alert } from '../../../../../ui/Alert.tsx';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Card } from '../../../../../ui/Card.tsx';
import { EmptyState } from '../../../../../ui/EmptyState.tsx';
import { Section } from '../../../../../ui/Section.tsx';
import { ListSkeleton } from '../../parents/ListSkeleton.tsx';
import { CreditClosure } from './CreditClosure.tsx';

/** Closed days, and whether families get them credited. */
export function ClosedDays() {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(closedDays);
  const [crediting, setCrediting] = useState<{ day: ClosedDay; open: boolean }>();
  const newest = data?.toReversed();
  return (
    <Section title={t('billingLate.closures.title')} description={t('billingLate.closures.text')}>
      {newest ? (
        <Card flush>
          {newest.length === 0 ? (
            <EmptyState icon={<CalendarOff />} title={t('billingLate.closures.none')}>
              {t('billingLate.closures.noneText')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {newest.map((day) => (
                <li
                  key={day.date}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
                >
                  <div className="min-w-0 flex-1 basis-56">
                    <p className="wrap-anywhere font-medium">{day.reason}</p>
                    <p className="text-ink-soft text-sm tabular-nums">{formatDate(day.date, 'full')}</p>
                  </div>
                  {day.creditedAt ? (
                    <Badge tone="success">
                      {t('billingLate.closures.credited', { amount: formatMoney(day.credited) })}
                    </Badge>
                  ) : (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={t('billingLate.closures.creditOf', { date: formatDate(day.date) })}
                      onClick={() => setCrediting({ day, open: true })}
                    >
                      {t('billingLate.closures.credit')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Card>
      ) : isError ? (
        <Alert tone="error" retry={{ label: t('shell.tryAgain'), busy: isFetching, onRetry: () => void refetch() }}>
          {t('billingLate.closures.notRead')}
        </Alert>
      ) : (
        <ListSkeleton label={t('shell.loading')} />
      )}
      {crediting && (
        <CreditClosure
          key={crediting.day.date}
          day={crediting.day}
          open={crediting.open}
          onOpenChange={(open) => setCrediting({ ...crediting, open })}
        />
      )}
    </Section>
  );
}
