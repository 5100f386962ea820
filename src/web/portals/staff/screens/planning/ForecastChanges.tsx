import { ArrowRight, LogIn, LogOut } from 'lucide-react';
import { changesByMonth, type Forecast } from '#web/domains/planning/rules.ts';
import { formatDate, formatMonth } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/useTranslation.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useChangeText } from './useChangeText.ts';

const ICONS = { starts: LogIn, leaves: LogOut, grows: ArrowRight };

/** Who starts, leaves and grows into another room, month by month. */
export function ForecastChanges({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation();
  const changeText = useChangeText(forecast);
  const months = changesByMonth(forecast.changes);
  if (months.length === 0)
    return (
      <EmptyState icon={<ArrowRight />} title={t('planning.changes.none')}>
        {t('planning.changes.noneText')}
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
      {months.map(([month, changes]) => (
        <Card key={month} title={formatMonth(month)} level={3}>
          <ul className="divide-y divide-line">
            {changes.map((change) => {
              const Icon = ICONS[change.kind];
              return (
                <li key={`${change.kind} ${change.childId} ${change.date}`} className="flex gap-3 py-2">
                  <Icon className="mt-1 size-4 shrink-0 text-action" aria-hidden="true" />
                  <div className="min-w-0">
                    <p className="wrap-anywhere font-medium">{change.name}</p>
                    <p className="text-ink-soft text-sm">
                      {formatDate(change.date)} · {changeText(change)}
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
        </Card>
      ))}
    </div>
  );
}
