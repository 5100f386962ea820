import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { closedDays } from '#web/domains/billing/plan-queries.ts';
import { formatMoney } from '#web/lib/money.ts';
import { formatDate } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { ListSkeleton } from '#web/portals/staff/screens/guardians/ListSkeleton.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Loaded } from '#web/ui/Loaded.tsx';
import { Section } from '#web/ui/Section.tsx';
import { useCreditClosure } from './useCreditClosure.tsx';

/** Closed days, and whether families get them credited. */
export function ClosedDays() {
  const { t } = useTranslation();
  const query = useQuery(closedDays);
  const credit = useCreditClosure();
  return (
    <Section title={t('billingLatePickups.closures.title')} description={t('billingLatePickups.closures.text')}>
      <Loaded
        query={query}
        failed={t('billingLatePickups.closures.notRead')}
        skeleton={<ListSkeleton label={t('shell.loading')} />}
        empty={
          <Card flush>
            <EmptyState icon={<CalendarOff />} title={t('billingLatePickups.closures.none')}>
              {t('billingLatePickups.closures.noneText')}
            </EmptyState>
          </Card>
        }
      >
        {(days) => (
          <Card flush>
            <ul className="divide-y divide-line">
              {days.toReversed().map((day) => (
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
                      {t('billingLatePickups.closures.credited', { amount: formatMoney(day.credited) })}
                    </Badge>
                  ) : (
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={t('billingLatePickups.closures.creditOf', { date: formatDate(day.date) })}
                      onClick={() => credit(day)}
                    >
                      {t('billingLatePickups.closures.credit')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </Loaded>
    </Section>
  );
}
